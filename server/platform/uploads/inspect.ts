import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { type FileKind, fileKinds } from '../../../domain/common/fileKinds'

/** enough to detect a type */
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
  /** whether the whole file is readable as text */
  readonly isText: boolean
  /** path of the file; without it, the first bytes have to do */
  readonly path?: string
}

/** The type of a file by its content, whatever its name or declared type; null for a type that is not accepted. */
export async function detectedKind({ sample, isText, path }: Seen): Promise<FileKind | null> {
  if (isArchive(sample)) return path === undefined ? null : officeTypeOf(path)
  const detected = await fileTypeFromBuffer(sample)
  if (detected) return known[detected.mime] ?? null
  return isText && !isMarkup(sample) ? 'text/plain' : null
}

/** An office document is a ZIP archive that contains its type. Types with macros are not accepted. */
async function officeTypeOf(path: string): Promise<FileKind | null> {
  const detected = await fileTypeFromFile(path).catch(() => undefined)
  const type = (detected?.mime ?? '') as FileKind
  return type in fileKinds ? type : null
}

/** HTML, SVG and scripts are text too, and could run when opened. */
function isMarkup(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample).trimStart().toLowerCase()
  return /^(<|#!|\{\\rtf|%!)/.test(text) || /<(script|svg|html|!doctype|iframe|object|embed)\b/.test(text)
}

/** Checks a stream of bytes: UTF-8 text without control characters. */
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
    /** call once, at the end */
    isText(): boolean {
      look(() => decoder.decode())
      return isText
    },
  }
}

/** every control character except tab, line feed, form feed and carriage return */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the target of this search
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
