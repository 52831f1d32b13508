import type { ReactNode } from 'react'
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email'
import { brand } from '../../../domain/common/brand'
import { sentence } from '../../../domain/common/sentence'
import { style, valance } from './style'

interface LetterProps {
  /** preview text beside the subject in an inbox */
  readonly preview: string
  readonly title: string
  readonly children: ReactNode
}

/** The frame of every letter: scalloped edge, brand, text and our address. */
export const Letter = ({ preview, title, children }: LetterProps) => (
  <Html lang="en">
    <Head>
      <title>{title}</title>
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={style.body}>
      <Container style={style.container}>
        <Valance />
        <Text style={style.brand}>{brand.name}</Text>
        <h1 style={style.title}>{title}</h1>
        {children}
        <Hr style={style.rule} />
        <Text style={style.note}>
          {brand.company}, {brand.address.join(', ')}
          <br />
          <Link href={`tel:+1${brand.phone.replace(/\D/g, '')}`} style={style.quietLink}>
            {brand.phone}
          </Link>
          , {sentence(brand.hours)}{' '}
          <Link href={`mailto:${brand.email}`} style={style.quietLink}>
            {brand.email}
          </Link>
        </Text>
      </Container>
    </Body>
  </Html>
)

/** Scallops made of table cells, because mail programs do not show our images. */
const Valance = () => (
  <Section>
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} aria-hidden="true">
      <tbody>
        <tr>
          {valance.map(({ position, color }) => (
            <td key={position} style={{ ...style.scallop, backgroundColor: color }} />
          ))}
        </tr>
      </tbody>
    </table>
  </Section>
)
