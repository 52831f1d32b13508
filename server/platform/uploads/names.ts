import { withoutCardNumbers } from '../../../domain/common/cardNumber'
import { type FileKind, fileKinds } from '../../../domain/common/fileKinds'

const mostCharacters = 120
/** a longer name is an attempt to keep the server busy, and only its end is read */
const mostRead = 2_000

/**
 * Cleans an uploaded file's name for display and download: no path, no invisible or bidirectional characters, and no
 * card number (decision 45). The result may be empty.
 */
export function cleanName(given: string | undefined): string {
  const base = (given ?? '').slice(-mostRead).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
  const cleaned = visible
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/(?<![. ])[. ]+$/, '')
  return shortened(withoutCardNumbers(cleaned), mostCharacters) || 'file'
}

/** Gives the name the extension of the file's real type, so that nobody is misled later. */
export function withRealExtension(name: string, type: FileKind): string {
  const endings: readonly string[] = fileKinds[type].endings
  const [ending] = fileKinds[type].endings
  const given = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isRight = given !== undefined && endings.includes(given)
  return isRight ? name : `${shortened(name, mostCharacters - ending.length - 1)}.${ending}`
}

/** Shortens by whole characters, and keeps the extension. */
function shortened(name: string, most: number): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, most - ending.length), ...ending].join('')
}
