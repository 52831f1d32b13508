import { type DocumentRow, fileNameOf } from '../documents/record'
import { certificateKinds } from '../pdf/facts/kinds'
import { NotYet } from '../platform/jobs/outcomes'
import type { Services } from '../platform/services/services'
import type { Attachments } from './compose'

/** after which mail no longer waits for its attachments, and says where they will be */
const mostMinutesToWait = 10

export const isCertificate = ({ kind }: Pick<DocumentRow, 'kind'>): boolean =>
  certificateKinds.some((certificate) => certificate === kind)

/**
 * Documents are made within seconds; whom something concerns is told even if they cannot be.
 * @param since when they came to be wanted
 * @throws NotYet while one of them is being made, for ten minutes
 */
export function assertMade({ now }: Pick<Services, 'now'>, documents: readonly DocumentRow[], since: Date): void {
  const minutes = (now().getTime() - since.getTime()) / 60_000
  if (minutes < mostMinutesToWait && documents.some(({ made }) => made === null)) throw new NotYet('the documents', 2)
}

/** Those that are made. */
export async function attachmentsOf({ files }: Services, documents: readonly DocumentRow[]): Promise<Attachments> {
  const read = documents.map(async (document) => {
    const bytes = document.file_key === null ? null : await files.get(document.file_key)
    return bytes ? [{ name: fileNameOf(document), type: 'application/pdf', bytes }] : []
  })
  return (await Promise.all(read)).flat()
}

/** As a letter lists them: the token in the address opens the file, once it is made. */
export const listed = ({ config }: Pick<Services, 'config'>, documents: readonly DocumentRow[]) =>
  documents.map(({ name, token }) => ({ name, url: `${config.baseUrl}/api/files/${token}` }))
