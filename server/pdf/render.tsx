import { renderToBuffer } from '@react-pdf/renderer'
import { CancellationCertificate } from './cancellationCertificate'
import { CancellationPolicy } from './cancellationPolicy'
import { Certificate } from './certificate'
import { CertificatePreview } from './certificatePreview'
import type { PolicyKind, PreviewKind } from './facts/kinds'
import type { MoneyFacts } from './facts/moneyTypes'
import type { RainFacts } from './facts/rain'
import type { HoldingCancellation, HoldingLiability, PolicyFacts } from './facts/types'
import { fontsFor } from './fonts/fonts'
import { MoneyDocument } from './moneyDocument'
import { Families } from './parts/style'
import { Policy } from './policy'
import { QuoteDocument } from './quote'
import { RainCertificate } from './rainCertificate'
import { RainPolicy } from './rainPolicy'
import { Statement, type StatementFacts } from './statement'

/** The PDF. It keeps the process busy for a while, so it is called in jobs, and for previews that are limited. */
export const renderDocument = (kind: PolicyKind, facts: PolicyFacts): Promise<Buffer> => press(facts, drawn[kind])

/**
 * The paper of an entry of the books. A sum stands under what it is the sum of, and on the same page: where it does not
 * with the reasons of the amounts, they are left out, unless that does not help either.
 */
export async function renderMoney(facts: MoneyFacts): Promise<Buffer> {
  const drawn = (isBrief: boolean) => press(facts, (printable) => <MoneyDocument facts={printable} isBrief={isBrief} />)
  const whole = await drawn(false)
  if (pagesIn(whole) === 1) return whole
  const brief = await drawn(true)
  return pagesIn(brief) < pagesIn(whole) ? brief : whole
}

/** How many pages a PDF has, as its root says. */
const pagesIn = (pdf: Buffer): number => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

/** The books of a contact. */
export const renderStatement = (facts: StatementFacts): Promise<Buffer> =>
  press(facts, (printable) => <Statement facts={printable} />)

/** Of rain insurance there are only samples: it is asked for, and priced by a person. */
export const renderRain = (kind: 'certificate' | 'policy', facts: RainFacts): Promise<Buffer> =>
  press(facts, (printable) =>
    kind === 'certificate' ? <RainCertificate facts={printable} /> : <RainPolicy facts={printable} />,
  )

/** What a quote is shown as before it is bought. @param words what the quote says beside its facts */
export const renderPreview = (
  kind: PreviewKind,
  facts: PolicyFacts,
  words: { readonly status: string; readonly url: string },
): Promise<Buffer> =>
  press(facts, (printable) =>
    kind === 'quote' ? <QuoteDocument facts={printable} {...words} /> : <CertificatePreview facts={printable} />,
  )

/** Draws the facts as far as their letters can be printed, with the fonts that they need. */
async function press<Facts>(facts: Facts, draw: (facts: Facts) => React.JSX.Element): Promise<Buffer> {
  const texts: string[] = []
  eachText(facts, (text) => {
    texts.push(text)
    return text
  })
  const { families, printable } = await fontsFor(texts.join('\n'))
  return renderToBuffer(<Families value={families}>{draw(eachText(facts, printable))}</Families>)
}

const drawn = {
  certificate: (facts) => <Certificate facts={withLiability(facts)} />,
  policy: (facts) => <Policy facts={withLiability(facts)} />,
  cancellationCertificate: (facts) => <CancellationCertificate facts={withCancellation(facts)} />,
  cancellationPolicy: (facts) => <CancellationPolicy facts={withCancellation(facts)} />,
} satisfies Record<PolicyKind, (facts: PolicyFacts) => React.JSX.Element>

function withLiability(facts: PolicyFacts): HoldingLiability {
  const { liability } = facts
  if (!liability) throw new Error(`policy ${facts.policyNumber} has no liability to print`)
  return { ...facts, liability }
}

function withCancellation(facts: PolicyFacts): HoldingCancellation {
  const { cancellation } = facts
  if (!cancellation) throw new Error(`policy ${facts.policyNumber} has no cancellation to print`)
  return { ...facts, cancellation }
}

/** The same with each text in it changed. */
function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => eachText(one, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)])) as T
}
