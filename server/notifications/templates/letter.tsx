import type { ReactNode } from 'react'
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email'
import { brand } from '../../../domain/common/brand'
import { style, valance } from './style'

interface LetterProps {
  /** what an inbox shows beside the subject */
  readonly preview: string
  readonly title: string
  readonly children: ReactNode
}

/** The valance, the name, what there is to say, and where we are. */
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
          , {brand.hours}.{' '}
          <Link href={`mailto:${brand.email}`} style={style.quietLink}>
            {brand.email}
          </Link>
        </Text>
      </Container>
    </Body>
  </Html>
)

/** Scallops out of table cells: mail programs draw no pictures of ours. */
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
