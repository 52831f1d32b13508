import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { type FileKind, fileKinds } from '../../../domain/common/fileKinds'

/** as much as it takes to know a type */
export const sampleBytes = 4100

const known: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/heic': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'image/webp': 'image/webp',
}

const isArchive = (sample: Uint8Array) => Buffer.from(sample.subarray(0, 4)).equals(archiveMark)
const archiveMark = Buffer.from('PK\u0003\u0004')

interface Seen {
  /** the first bytes */
  readonly sample: Uint8Array
  /** whether all of it can be read as text */
  readonly isText: boolean
  /** where it lies; left out, its first bytes have to do */
  readonly path?: string
}

/** What a file is by its bytes, whatever it is called or said to be; null for what is not taken. */
export async function judged({ sample, isText, path }: Seen): Promise<FileKind | null> {
  if (isArchive(sample)) return path === undefined ? null : officeTypeOf(path)
  const detected = await fileTypeFromBuffer(sample)
  if (detected) return known[detected.mime] ?? null
  return isText && !isMarkup(sample) ? 'text/plain' : null
}

/**
 * An office document is an archive that says within what it is. Those with macros say that they are something else, and so
 * are not taken.
 */
async function officeTypeOf(path: string): Promise<FileKind | null> {
  const detected = await fileTypeFromFile(path).catch(() => undefined)
  const type = (detected?.mime ?? '') as FileKind
  return type in fileKinds ? type : null
}

/** A page, a drawing or a program is text too, and would run where somebody opens it. */
function isMarkup(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample).trimStart().toLowerCase()
  return /^(<|#!|\{\\rtf|%!)/.test(text) || /<(script|svg|html|!doctype|iframe|object|embed)\b/.test(text)
}

/** Watches bytes go by: whether they are text in UTF-8, without control characters. */
export function makeTextWatch() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isText = true
  const look = (read: () => string) => {
    if (!isText) return
    try {
      isText = !controls.test(read())
    } catch {
      isText = false
    }
  }
  return {
    see: (chunk: Uint8Array) => look(() => decoder.decode(chunk, { stream: true })),
    /** to be asked once, at the end */
    isText(): boolean {
      look(() => decoder.decode())
      return isText
    },
  }
}

/** but tabs and the ends of lines and pages */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
