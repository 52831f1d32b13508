import { several, shortFileName } from './formats'

const mebibyte = 1024 * 1024

/** File limits in messages. */
const megabytes = (bytes: number): string => `${bytes / mebibyte} MB`

interface Kind {
  /** the usual one first */
  readonly endings: readonly [string, ...string[]]
  /** a browser's MIME type for such files, if it differs from the kind's own */
  readonly otherType?: RegExp
}

/** Every kind of file accepted anywhere, and its file extensions. */
export const fileKinds = {
  'application/pdf': { endings: ['pdf'] },
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { endings: ['png', 'apng'], otherType: /^image\/apng$/ },
  'image/heic': { endings: ['heic', 'heif'], otherType: /^image\/hei[cf](-sequence)?$/ },
  'image/webp': { endings: ['webp'] },
  // HTML and scripts are text too, and could run when opened
  'text/plain': { endings: ['txt', 'text', 'log', 'md', 'csv'], otherType: /^text\/(?!html|xml|javascript)./ },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { endings: ['pptx'] },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof fileKinds

/** The files accepted somewhere. The browser checks this before sending; the server checks again by content. */
export interface FileRule {
  /** largest number of files at once */
  readonly most: number
  /** largest size of one file in bytes */
  readonly largest: number
  readonly kinds: readonly FileKind[]
  /** the accepted kinds in words, for an error message */
  readonly words: string
}

/** A file as a browser knows it. */
interface ChosenFile {
  readonly name: string
  readonly size: number
  /** derived from its extension; empty if unknown */
  readonly type: string
}

/** Messages for files that are refused, by the browser or the server. */
export const fileFaults = {
  kind: (name: string, { words }: FileRule) => `“${shortFileName(name)}” is not ${words}`,
  large: (name: string, { largest }: FileRule) => `“${shortFileName(name)}” is larger than ${megabytes(largest)}`,
  empty: (name: string) => `“${shortFileName(name)}” is empty`,
  malware: (name: string) => `“${shortFileName(name)}” has a virus in it`,
  unreadable: (name: string) => `“${shortFileName(name)}” is damaged or needs a password, so we cannot check it`,
} as const

/** The largest number and size of files. */
export const limitsInWords = ({ most, largest }: FileRule): string =>
  `Up to ${several(most, 'file')} of ${megabytes(largest)} each`

/** All errors of chosen files that a browser can detect; the server also checks their content. */
export function filesFault(rule: FileRule, files: readonly ChosenFile[]): string | null {
  const over = files.length - rule.most
  const tooMany = over > 0 ? [`Send ${rule.most} files at the most: take ${over} away`] : []
  const faults = [...tooMany, ...files.flatMap((file) => fileFault(rule, file) ?? [])]
  return faults.length > 0 ? faults.join('. ') : null
}

/** The error of one file. */
function fileFault(rule: FileRule, file: ChosenFile): string | null {
  const { name, size } = file
  if (!mayBeTaken(rule, file)) return fileFaults.kind(name, rule)
  if (size > rule.largest) return fileFaults.large(name, rule)
  return size === 0 ? fileFaults.empty(name) : null
}

/** Judged by extension or MIME type; without either, only the server can tell. */
function mayBeTaken({ kinds }: FileRule, { name, type }: ChosenFile): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === undefined && type === '') return true
  return kinds.some((kind) => {
    const { endings, otherType }: Kind = fileKinds[kind]
    return type === kind || otherType?.test(type) || (ending !== undefined && endings.includes(ending))
  })
}

/** The `accept` attribute of a file input: extensions and MIME types. */
export const acceptedBy = ({ kinds }: FileRule): string =>
  kinds.flatMap((kind) => [...fileKinds[kind].endings.map((ending) => `.${ending}`), kind]).join()
