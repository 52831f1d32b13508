interface SavedFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * A file that a stranger uploaded. It may be an HTML page, so it is sent as plain bytes to save, and the content security
 * policy of all responses keeps it from running.
 */
export const savedFile = ({ name, bytes }: SavedFile) => ({
  status: 200 as const,
  type: 'application/octet-stream' as const,
  headers: {
    'content-disposition': `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  },
  body: bytes,
})

/** A PDF that is rendered on request, with the facts of now, for the holder of a link. */
export const renderedPdf = ({ name, bytes }: SavedFile) => ({
  status: 200 as const,
  type: 'application/pdf' as const,
  headers: {
    'content-disposition': `inline; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  },
  body: bytes,
})

/** for clients that read ASCII names only */
const ascii = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

/** RFC 8187; escapes the characters that encodeURIComponent leaves */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
