import { renderToBuffer } from '@react-pdf/renderer'
import { CancellationCertificate } from './cancellationCertificate'
import { CancellationPolicy } from './cancellationPolicy'
import { Certificate } from './certificate'
import { CertificatePreview } from './certificatePreview'
import type { HoldingCancellation, HoldingLiability, PolicyFacts } from './facts/types'
import { loadFonts, printable } from './fonts'
import type { DocumentKind, PreviewKind } from './kinds'
import { Policy } from './policy'
import { QuoteDocument } from './quote'
import { Receipt } from './receipt'

/** The PDF. It keeps the process busy for a while, so it is called in jobs, and for previews that are limited. */
export async function renderDocument(kind: DocumentKind, facts: PolicyFacts): Promise<Buffer> {
  await loadFonts()
  return renderToBuffer(drawn[kind](eachText(facts, printable)))
}

/** What a quote is shown as before it is bought. @param words what the quote says beside its facts */
export async function renderPreview(
  kind: PreviewKind,
  given: PolicyFacts,
  words: { readonly standing: string; readonly url: string },
): Promise<Buffer> {
  await loadFonts()
  const facts = eachText(given, printable)
  return renderToBuffer(
    kind === 'quote' ? <QuoteDocument facts={facts} {...words} /> : <CertificatePreview facts={facts} />,
  )
}

const drawn = {
  certificate: (facts) => <Certificate facts={withLiability(facts)} />,
  policy: (facts) => <Policy facts={withLiability(facts)} />,
  cancellationCertificate: (facts) => <CancellationCertificate facts={withCancellation(facts)} />,
  cancellationPolicy: (facts) => <CancellationPolicy facts={withCancellation(facts)} />,
  receipt: (facts) => <Receipt facts={facts} />,
} satisfies Record<DocumentKind, (facts: PolicyFacts) => React.JSX.Element>

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
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)])) as T
}
