import type { Answers } from '../../../domain/application'
import { type DocumentKind, isPolicyKind } from '../../../server/pdf/facts/kinds'
import { factsOf } from '../../../server/pdf/facts/policy'
import type { PolicyFacts } from '../../../server/pdf/facts/types'
import { renderDocument, renderMoney } from '../../../server/pdf/render'
import type { Services } from '../../../server/platform/services/services'
import { boughtBy } from '../../../server/policies/documentFacts'
import { moneyFactsOf } from '../../../server/policies/moneyDocumentFacts'
import { buy } from './fixture'
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
