import { type FileKind, type FileRule, fileKinds } from '../common/fileKinds'
import { several } from '../common/formats'

const mebibyte = 1024 * 1024

/** The files that staff may upload for a contact at once. */
export const attachmentFiles: FileRule = {
  most: 10,
  largest: 15 * mebibyte,
  kinds: Object.keys(fileKinds) as FileKind[],
  words: 'a PDF, a picture (JPEG, PNG, WebP or HEIC), plain text, or a Word, Excel or PowerPoint document',
}

/** The files of one message, in bytes: base64 adds a third, and many mail servers accept at most 25 MB. */
const mailedFiles = { most: 20, together: 20 * mebibyte } as const

/** Limits of a signature picture: bytes, and pixels per side. */
export const signaturePicture = { largest: 2 * mebibyte, widest: 2400, highest: 1200 } as const

interface Mailed {
  /** null where the size is unknown before sending: documents that we render, which are small */
  readonly bytes: number | null
}

/** The error of files that are too many or too large for one message. */
export function mailedFault(files: readonly Mailed[]): string | null {
  const { most, together } = mailedFiles
  if (files.length === 0) return 'Choose one file or more'
  if (files.length > most) return `Choose ${most} files at the most: take ${several(files.length - most, 'file')} away`
  const all = files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  return all > together ? `Together these are more than ${together / mebibyte} MB: send them in several messages` : null
}
