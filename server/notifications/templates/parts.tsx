import type { ReactNode } from 'react'
import { Button, Link, Section, Text } from 'react-email'
import { type Suspension, suspensionWords } from '../../../domain/quote/suspension'
import { style } from './style'

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <Text style={style.paragraph}>{children}</Text>
)
export const Note = ({ children }: { readonly children: ReactNode }) => <Text style={style.note}>{children}</Text>
export const Heading = ({ children }: { readonly children: string }) => <h2 style={style.heading}>{children}</h2>

export const Action = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Section style={{ margin: '24px 0 12px' }}>
    <Button href={href} style={style.button}>
      {children}
    </Button>
  </Section>
)

/** Why a quote cannot be bought now. Nothing without a suspension. */
export function Suspended({ suspension }: { readonly suspension: Suspension | undefined }) {
  if (!suspension) return null
  const { title, text } = suspensionWords(suspension)
  return (
    <Paragraph>
      <strong>{title}.</strong> {text}
    </Paragraph>
  )
}

/** Labels and values. */
export const Facts = ({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) => (
  <table style={style.table} cellPadding={0} cellSpacing={0}>
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th scope="row" style={style.label}>
            {label}
          </th>
          <td style={style.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface BillProps {
  readonly lines: readonly { readonly label: string; readonly amount: string }[]
  readonly total: string
}

export const Bill = ({ lines, total }: BillProps) => (
  <table style={style.table} cellPadding={0} cellSpacing={0}>
    <tbody>
      {lines.map(({ label, amount }) => (
        <tr key={label}>
          <th scope="row" style={{ ...style.label, width: 'auto' }}>
            {label}
          </th>
          <td style={style.amount}>{amount}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" style={style.sumLabel}>
          Amount due
        </th>
        <td style={style.sum}>{total}</td>
      </tr>
    </tbody>
  </table>
)

/** Links to the documents, whether or not they are attached. */
export const Documents = ({ all }: { readonly all: readonly { readonly name: string; readonly url: string }[] }) => (
  <ul style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
    {all.map(({ name, url }) => (
      <li key={url} style={style.item}>
        <Link href={url} style={style.link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

export const Steps = ({ all }: { readonly all: readonly string[] }) => (
  <ol style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
    {all.map((step) => (
      <li key={step} style={style.item}>
        {step}
      </li>
    ))}
  </ol>
)

/** A list without duplicates. */
export const Points = ({ all }: { readonly all: readonly string[] }) => (
  <ul style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
    {[...new Set(all)].map((point) => (
      <li key={point} style={style.item}>
        {point}
      </li>
    ))}
  </ul>
)
