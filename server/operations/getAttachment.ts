import { contactNamed } from '../attachments/contact'
import { attachedTo, opened } from '../attachments/found'
import type { Operation } from '../handler'
import { notFound, Problem } from '../problem'

/**
 * `GET /reps/attachments/{id}/files/{document}`: one of the files, to be saved. What a stranger sent may be a page as well
 * as a picture, so it is never shown: no type but bytes, and by the policy of all answers nothing of it may run where it is
 * opened all the same.
 */
export const getAttachment: Operation<'getAttachment'> =
  (services) =>
  async ({ params: { id, document } }) => {
    const contact = await contactNamed(services.db, id)
    const file = (await attachedTo(services.db, contact.id)).find((one) => one.id === document)
    if (!file) throw notFound('file')
    const found = await opened(services, file)
    if (!found && file.kind === 'document')
      throw new Problem(503, 'The document is being made', {}, { 'retry-after': '2' })
    if (!found) throw notFound('file')
    return {
      status: 200,
      type: 'application/octet-stream',
      headers: {
        'content-disposition': `attachment; filename="${ascii(found.name)}"; filename*=UTF-8''${encoded(found.name)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
      body: found.bytes,
    }
  }

/** for programs that know no other letters */
const ascii = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

/** RFC 8187: also what encodeURIComponent leaves */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
