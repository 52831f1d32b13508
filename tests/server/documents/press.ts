import type { Answers } from '../../../domain/application'
import { boughtBy } from '../../../server/documents/bought'
import { factsOf } from '../../../server/documents/facts'
import type { PolicyFacts } from '../../../server/documents/facts/types'
import type { DocumentKind } from '../../../server/documents/kinds'
import { renderDocument } from '../../../server/documents/render'
import type { Services } from '../../../server/services'
import { buy } from './ground'
import { type ReadPdf, readPdf } from './reader'

/** What the documents of a purchase say, from its rows. */
export async function factsFor(services: Services, answers: Answers): Promise<PolicyFacts> {
  const { contactId } = await buy(services.db, answers)
  return factsOf(await boughtBy(services, contactId))
}

export const bytesFor = async (services: Services, kind: DocumentKind, answers: Answers): Promise<Buffer> =>
  renderDocument(kind, await factsFor(services, answers))

/** The document of a purchase as its reader sees it. */
export const readFor = async (services: Services, kind: DocumentKind, answers: Answers): Promise<ReadPdf> =>
  readPdf(await bytesFor(services, kind, answers))
