import { renderToBuffer } from '@react-pdf/renderer'
import { CancellationCertificate } from './cancellationCertificate'
import { CancellationPolicy } from './cancellationPolicy'
import { Certificate } from './certificate'
import { CertificatePreview } from './certificatePreview'
import { Commission, type CommissionFacts } from './commission'
import type { PolicyKind, PreviewKind } from './facts/kinds'
import type { MoneyFacts } from './facts/moneyTypes'
import type { HoldingCancellation, HoldingLiability, HoldingRain, PolicyFacts } from './facts/types'
import { fontsFor } from './fonts/fonts'
import { MoneyDocument } from './moneyDocument'
import { OrganizerInvoice, type OrganizerInvoiceFacts } from './organizerInvoice'
import { Families } from './parts/style'
import { Policy } from './policy'
import { QuoteDocument } from './quote'
import { RainCertificate } from './rainCertificate'
import { RainPolicy } from './rainPolicy'
import { Statement, type StatementFacts } from './statement'

/** Renders a PDF. It blocks the CPU, so only jobs and rate-limited previews call it. */
export const renderDocument = (kind: PolicyKind, facts: PolicyFacts): Promise<Buffer> => press(facts, drawn[kind])

/**
 * The document of a ledger entry. The total must be on the same page as its lines. If it is not, the reasons of the
 * amounts are left out, unless that does not help.
 */
export async function renderMoney(facts: MoneyFacts): Promise<Buffer> {
  const drawn = (isBrief: boolean) => press(facts, (printable) => <MoneyDocument facts={printable} isBrief={isBrief} />)
  const whole = await drawn(false)
  if (pagesIn(whole) === 1) return whole
  const brief = await drawn(true)
  return pagesIn(brief) < pagesIn(whole) ? brief : whole
}

/** The number of pages, from the PDF's root object. */
const pagesIn = (pdf: Buffer): number => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

/** The statement of a contact. */
export const renderStatement = (facts: StatementFacts): Promise<Buffer> =>
  press(facts, (printable) => <Statement facts={printable} />)

/** The commission of a producer in a month. */
export const renderCommission = (facts: CommissionFacts): Promise<Buffer> =>
  press(facts, (printable) => <Commission facts={printable} />)

/** An organizer's invoice for several exhibitors. */
export const renderOrganizerInvoice = (facts: OrganizerInvoiceFacts): Promise<Buffer> =>
  press(facts, (printable) => <OrganizerInvoice facts={printable} />)

/** The preview of a quote before the purchase. @param words text on the quote beside its facts */
export const renderPreview = (
  kind: PreviewKind,
  facts: PolicyFacts,
  words: { readonly status: string; readonly url: string },
): Promise<Buffer> =>
  press(facts, (printable) =>
    kind === 'quote' ? <QuoteDocument facts={printable} {...words} /> : <CertificatePreview facts={printable} />,
  )

/** Renders the facts with the fonts that their characters need; drops characters that no font has. */
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
  rainCertificate: (facts) => <RainCertificate facts={withRain(facts)} />,
  rainPolicy: (facts) => <RainPolicy facts={withRain(facts)} />,
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

function withRain(facts: PolicyFacts): HoldingRain {
  const { rain } = facts
  if (!rain) throw new Error(`policy ${facts.policyNumber} has no rain insurance to print`)
  return { ...facts, rain }
}

/** Applies a change to each string in a value. */
function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => eachText(one, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)])) as T
}
