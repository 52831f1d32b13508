import { fileBehind } from '../documents/file'
import type { Operation } from '../handler'
import { notFound, Problem } from '../problem'

/** `GET /files/{token}`: a document's PDF. Until a job has made it, 503 says when to ask again (decision 56). */
export const getFile: Operation<'getFile'> =
  (services) =>
  async ({ params }) => {
    const file = await fileBehind(services, params.token)
    if (!file) throw notFound('file')
    if (file.state === 'coming') throw new Problem(503, 'The document is being made', {}, { 'retry-after': '2' })
    return {
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${file.fileName}"`,
        'x-content-type-options': 'nosniff',
        // it is somebody's own, and a file that the store lost is made again under the same address
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      body: file.bytes,
    }
  }
