import { withoutCardNumbers } from '../../../domain/common/cardNumber'
import { type FileKind, fileKinds } from '../../../domain/common/fileKinds'

const mostCharacters = 120
/** a longer one is somebody's attempt to keep the server busy */
const mostLookedAt = 2_000

/**
 * A name that somebody else's program gave a file, made fit to be shown and to be saved under: nothing of a path, nothing
 * that is not seen or turns the order of letters around, and no card number (decision 45). What is left of it may be nothing.
 */
export function cleanName(given: string | undefined): string {
  const base = (given ?? '').slice(-mostLookedAt).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const seen = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
  const cleaned = seen
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/(?<![. ])[. ]+$/, '')
  return shortened(withoutCardNumbers(cleaned), mostCharacters) || 'file'
}

/** With an ending that says what the bytes say, so that whoever opens it later is not told a lie. */
export function endingIn(name: string, type: FileKind): string {
  const endings: readonly string[] = fileKinds[type].endings
  const [ending] = fileKinds[type].endings
  const given = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isRight = given !== undefined && endings.includes(given)
  return isRight ? name : `${shortened(name, mostCharacters - ending.length - 1)}.${ending}`
}

/** By whole characters, and with its ending. */
function shortened(name: string, most: number): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, most - ending.length), ...ending].join('')
}
