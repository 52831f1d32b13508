import { several } from './formats'

const mebibyte = 1024 * 1024

/** As the limits of files are told. */
const megabytes = (bytes: number): string => `${bytes / mebibyte} MB`

interface Kind {
  /** the usual one first */
  readonly endings: readonly [string, ...string[]]
  /** what browsers say that such a file is, where it is not the kind's own name */
  readonly otherType?: RegExp
}

/** Every kind of file that is taken somewhere, and how it is known by its name. */
export const fileKinds = {
  'application/pdf': { endings: ['pdf'] },
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { endings: ['png', 'apng'], otherType: /^image\/apng$/ },
  'image/heic': { endings: ['heic', 'heif'], otherType: /^image\/hei[cf](-sequence)?$/ },
  'image/webp': { endings: ['webp'] },
  // a page or a program is text too, and would run where somebody opens it
  'text/plain': { endings: ['txt', 'text', 'log', 'md', 'csv'], otherType: /^text\/(?!html|xml|javascript)./ },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { endings: ['pptx'] },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof fileKinds

/** What may be sent somewhere. The browser asks it before anything is sent; the server does, and judges by the bytes. */
export interface FileRule {
  /** files at once */
  readonly most: number
  /** bytes of one */
  readonly largest: number
  readonly kinds: readonly FileKind[]
  /** the kinds, as whoever sent another one reads them */
  readonly words: string
}

/** A file as a browser knows it. */
interface ChosenFile {
  readonly name: string
  readonly size: number
  /** by its ending, mostly; empty where the browser knows none */
  readonly type: string
}

/** What is told of a file that is not taken: by the browser, or by the server. */
export const fileFaults = {
  kind: (name: string, { words }: FileRule) => `“${name}” is not ${words}`,
  large: (name: string, { largest }: FileRule) => `“${name}” is larger than ${megabytes(largest)}`,
  empty: (name: string) => `“${name}” is empty`,
} as const

/** How many of which size. */
export const limitsInWords = ({ most, largest }: FileRule): string =>
  `Up to ${several(most, 'file')} of ${megabytes(largest)} each`

/** All that is wrong with chosen files as far as a browser can tell; the server judges by what they hold. */
export function filesFault(rule: FileRule, files: readonly ChosenFile[]): string | null {
  const over = files.length - rule.most
  const tooMany = over > 0 ? [`Send ${rule.most} files at the most: take ${over} away`] : []
  const faults = [...tooMany, ...files.flatMap((file) => fileFault(rule, file) ?? [])]
  return faults.length > 0 ? faults.join('. ') : null
}

/** What is wrong with one of them. */
function fileFault(rule: FileRule, file: ChosenFile): string | null {
  const { name, size } = file
  if (!mayBeTaken(rule, file)) return fileFaults.kind(name, rule)
  if (size > rule.largest) return fileFaults.large(name, rule)
  return size === 0 ? fileFaults.empty(name) : null
}

/** By its ending or by what the browser says; of a file that has neither only its bytes can tell. */
function mayBeTaken({ kinds }: FileRule, { name, type }: ChosenFile): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === undefined && type === '') return true
  return kinds.some((kind) => {
    const { endings, otherType }: Kind = fileKinds[kind]
    return type === kind || otherType?.test(type) || (ending !== undefined && endings.includes(ending))
  })
}

/** For a file input: the endings and the kinds. */
export const acceptedBy = ({ kinds }: FileRule): string =>
  kinds.flatMap((kind) => [...fileKinds[kind].endings.map((ending) => `.${ending}`), kind]).join()
