import type { Answers } from '../../../domain/application'
import { type DocumentKind, isPolicyKind } from '../../../server/pdf/facts/kinds'
import { factsOf } from '../../../server/pdf/facts/policy'
import type { PolicyFacts } from '../../../server/pdf/facts/types'
import { renderDocument, renderMoney } from '../../../server/pdf/render'
import type { Services } from '../../../server/platform/services/services'
import { boughtBy } from '../../../server/policies/documentFacts'
import { moneyFactsOf } from '../../../server/policies/moneyDocumentFacts'
import { additionalInsured, buy, weddingAnswers } from './fixture'
import { type ReadPdf, readPdf } from './reader'

/** The facts of a purchase's documents, from its rows. */
export async function factsFor(services: Services, answers: Answers): Promise<PolicyFacts> {
  const { contactId } = await buy(services.db, answers)
  return factsOf(await boughtBy(services, contactId))
}

/** The documents of a purchase. */
export const boughtKinds = [
  'certificate',
  'policy',
  'cancellationCertificate',
  'cancellationPolicy',
  'receipt',
] as const satisfies readonly DocumentKind[]

export async function bytesFor(services: Services, kind: DocumentKind, answers: Answers): Promise<Buffer> {
  if (isPolicyKind(kind)) return renderDocument(kind, await factsFor(services, answers))
  const { contactId } = await buy(services.db, answers)
  return moneyBytes(services, contactId, kind)
}

/** A contact's newest document of a kind. */
export async function moneyBytes(services: Services, contactId: string, kind: DocumentKind): Promise<Buffer> {
  const { rows } = await boughtBy(services, contactId)
  const row = rows.filter((one) => one.kind === kind).at(-1)
  if (!row) throw new Error(`there is no ${kind}`)
  return renderMoney(await moneyFactsOf(services, row))
}

/** The text of a purchase's document. */
export const readFor = async (services: Services, kind: DocumentKind, answers: Answers): Promise<ReadPdf> =>
  readPdf(await bytesFor(services, kind, answers))

/** Drawing and reading a PDF takes half a second, so a file's documents are drawn once, however many tests read them. */
const drawn = new WeakMap<Services, Map<string, Promise<ReadPdf>>>()

/** The text of a wedding's document, with these answers in place of the usual ones. */
export function readOnce(services: Services, kind: DocumentKind, choices: Partial<Answers> = {}): Promise<ReadPdf> {
  const pdfs = drawn.get(services) ?? new Map<string, Promise<ReadPdf>>()
  drawn.set(services, pdfs)
  const name = JSON.stringify([kind, choices])
  const pdf = pdfs.get(name) ?? readFor(services, kind, weddingAnswers(choices))
  pdfs.set(name, pdf)
  return pdf
}

/** Limits above the included ones. */
export const raised: Partial<Answers> = {
  medical_payments: 'True',
  medical_payments_limit: '$5,000',
  damage_rented_premises: 'True',
  damage_rented_premises_limit: '$300,000',
}
/** As many additional insureds as a policy can name. */
export const twelve = Array.from({ length: 12 }, (_, i) =>
  additionalInsured(`Example Supplier Number ${i + 1}`, { ai_waiver_subrogation: 'True' }),
)
