import { randomUUID } from 'node:crypto'
import type { Request } from './app'

export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** the content type that the caller declares */
  readonly type?: string
  /** its form field */
  readonly field?: string
}

/** A multipart form as a browser sends it: body and header, to spread into a request. */
export function form(
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[] = [],
): Required<Pick<Request, 'raw' | 'headers'>> {
  const boundary = `----form${randomUUID()}`
  const part = (head: string, bytes: Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]
  const raw = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.flatMap(({ name, bytes, type = 'application/octet-stream', field = 'files' }) =>
      part(`name="${field}"; filename="${name}"\r\ncontent-type: ${type}`, bytes),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { raw, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A whole PDF of one empty page. */
const emptyPage = `%PDF-1.7
%âãÏÓ
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 1 /Kids [3 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>
endobj
trailer
<< /Root 1 0 R >>
%%EOF
`

/** A PDF, and the identifying first bytes of each other kind of file that is accepted. */
export const sampleFiles = {
  pdf: Buffer.from(emptyPage, 'latin1'),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300ffd9', 'hex'),
  png: Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
    'hex',
  ),
  heic: Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic'),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
  ]),
  txt: Buffer.from('The rain came through the roof at ten.\r\nŁukasz saw it.\n'),
} as const
