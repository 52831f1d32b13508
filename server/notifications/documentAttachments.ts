import { type DocumentRow, fileNameOf } from '../documents/record'
import { certificateKinds } from '../pdf/facts/kinds'
import { RetryLater } from '../platform/jobs/outcomes'
import type { Services } from '../platform/services/services'
import type { Attachments } from './compose'

/** after this, mail goes out without its attachments, and says where they will be */
const mostMinutesToWait = 10

export const isCertificate = ({ kind }: Pick<DocumentRow, 'kind'>): boolean =>
  certificateKinds.some((certificate) => certificate === kind)

/**
 * Documents take seconds to render. After ten minutes, mail goes out without them.
 * @param since when they were requested
 * @throws NotYet while one of them is being rendered, for ten minutes
 */
export function assertMade({ now }: Pick<Services, 'now'>, documents: readonly DocumentRow[], since: Date): void {
  const minutes = (now().getTime() - since.getTime()) / 60_000
  if (minutes < mostMinutesToWait && documents.some(({ made }) => made === null))
    throw new RetryLater('the documents', 2)
}

/** The ledger entries that documents print. */
export const entriesOf = (documents: readonly Pick<DocumentRow, 'ledger_id'>[]): number[] =>
  documents.flatMap(({ ledger_id }) => ledger_id ?? [])

/** The documents that are rendered. */
export async function attachmentsOf({ files }: Services, documents: readonly DocumentRow[]): Promise<Attachments> {
  const read = documents.map(async (document) => {
    const bytes = document.file_key === null ? null : await files.get(document.file_key)
    return bytes ? [{ name: fileNameOf(document), type: 'application/pdf', bytes }] : []
  })
  return (await Promise.all(read)).flat()
}

/** Documents as a letter lists them; the token in the address opens the file once it is rendered. */
export const listed = ({ config }: Pick<Services, 'config'>, documents: readonly DocumentRow[]) =>
  documents.map(({ name, token }) => ({ name, url: `${config.baseUrl}/api/files/${token}` }))
