import { type DocumentRow, fileNameOf } from '../documents/bought'
import { certificateKinds } from '../documents/kinds'
import { NotYet } from '../jobs/notYet'
import type { Services } from '../services'
import type { Attachments } from './draw'

/** after which mail no longer waits for its attachments, and says where they will be */
const mostMinutesToWait = 10

export const isCertificate = ({ kind }: Pick<DocumentRow, 'kind'>): boolean =>
  certificateKinds.some((certificate) => certificate === kind)

/**
 * Documents are made within seconds; whom something concerns is told even if they cannot be.
 * @param since when they came to be wanted
 * @throws NotYet while one of them is being made, for ten minutes
 */
export function assertMade({ now }: Pick<Services, 'now'>, papers: readonly DocumentRow[], since: Date): void {
  const minutes = (now().getTime() - since.getTime()) / 60_000
  if (minutes < mostMinutesToWait && papers.some(({ made }) => made === null)) throw new NotYet('the documents', 2)
}

/** Those that are made. */
export async function attachmentsOf({ files }: Services, papers: readonly DocumentRow[]): Promise<Attachments> {
  const read = papers.map(async (paper) => {
    const bytes = paper.file_key === null ? null : await files.get(paper.file_key)
    return bytes ? [{ name: fileNameOf(paper), type: 'application/pdf', bytes }] : []
  })
  return (await Promise.all(read)).flat()
}

/** As a letter lists them: the token in the address opens the file, once it is made. */
export const listed = ({ config }: Pick<Services, 'config'>, papers: readonly DocumentRow[]) =>
  papers.map(({ name, token }) => ({ name, url: `${config.baseUrl}/api/files/${token}` }))
