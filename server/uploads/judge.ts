import { fileTypeFromBuffer } from 'file-type'
import type { UploadType } from './index'

/** as much as it takes to know a type */
export const sampleBytes = 4100

const known: Readonly<Record<string, UploadType>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/heic': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif': 'image/heic',
  'image/heif-sequence': 'image/heic',
}

interface Seen {
  /** the first bytes */
  readonly sample: Uint8Array
  /** whether all of it can be read as text */
  readonly isText: boolean
}

/** What a file is by its bytes, whatever it is called or said to be; null for what is not taken. */
export async function judged({ sample, isText }: Seen): Promise<UploadType | null> {
  const found = await fileTypeFromBuffer(sample)
  if (found) return known[found.mime] ?? null
  return isText && !isMarkup(sample) ? 'text/plain' : null
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
