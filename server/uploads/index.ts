/**
 * A file that came with a request, looked at and not kept yet: it lies in a folder of the request's own, which goes with
 * the request.
 */
export interface Upload {
  /** cleaned: no path, no control characters, 120 characters at most, and an ending that is true */
  readonly name: string
  /** as its bytes say */
  readonly type: UploadType
  readonly bytes: number
  /** hex */
  readonly sha256: string
  /** on the server's own disk */
  readonly path: string
}

/** What is taken, with the ending of each. */
export const uploadTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'text/plain': 'txt',
} as const

export type UploadType = keyof typeof uploadTypes

export const takenInWords = 'a PDF, a JPEG, PNG or HEIC picture, or plain text'
