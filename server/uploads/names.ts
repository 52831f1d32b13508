import { type UploadType, uploadTypes } from './index'

const mostCharacters = 120

/** Endings that say the same, beside the one that we give. */
const alsoRight: Readonly<Record<UploadType, readonly string[]>> = {
  'application/pdf': [],
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'image/png': ['apng'],
  'image/heic': ['heif'],
  'text/plain': ['text', 'log', 'md', 'csv'],
}

/**
 * A name that somebody else's program gave a file, made fit to be shown and to be saved under: nothing of a path, nothing
 * that is not seen or turns the order of letters around. What is left of it may be nothing.
 */
export function cleanName(given: string | undefined): string {
  const base = (given ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const seen = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
  const cleaned = seen.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '')
  return shortened(cleaned, mostCharacters) || 'file'
}

/** With an ending that says what the bytes say, so that whoever opens it later is not told a lie. */
export function endingIn(name: string, type: UploadType): string {
  const { [type]: ending } = uploadTypes
  const given = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isRight = given !== undefined && (given === ending || alsoRight[type].includes(given))
  return isRight ? name : `${shortened(name, mostCharacters - ending.length - 1)}.${ending}`
}

/** By whole characters, and with its ending. */
function shortened(name: string, most: number): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, most - ending.length), ...ending].join('')
}
