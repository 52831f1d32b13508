import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import type { ListEntry } from '../../../domain/staff/screening'
import type { SanctionsList } from '../../platform/services/services'
import { leastAlike, likeness, scoreOf, threshold, wordsOf } from './names'

const nothing = '-0-'
const textOf = (value: string | undefined): string | null => {
  const text = value?.trim() ?? ''
  return text === '' || text === nothing ? null : text
}

/** CSV without a heading; the files of the Treasury end with a control character. */
const rowsOf = (csv: string): string[][] =>
  parse(csv.replaceAll('\u001a', ''), {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
  })

/**
 * Reads the list as the US Treasury publishes it (OFAC's data specification): `sdn.csv` with ent_num, SDN_Name, SDN_Type,
 * Program, Title, Call_Sign, Vess_type, Tonnage, GRT, Vess_flag, Vess_owner, Remarks; `alt.csv` with ent_num, alt_num,
 * alt_type, alt_name, alt_remarks. `-0-` is null.
 * @throws where a row of the first file has no number and name
 */
export function readList(sdn: string, alt: string | null): SanctionsList {
  const entries: ListEntry[] = rowsOf(sdn).map(([id, name, kind, program, , , , , , , , remarks], line) => {
    const [own, number] = [textOf(name), textOf(id)]
    if (!own || !number || !/^\d+$/.test(number)) throw new Error(`sdn.csv has no entry in line ${line + 1}`)
    return {
      id: number,
      name: own,
      kind: textOf(kind),
      program: textOf(program),
      remarks: textOf(remarks),
      aliasOf: null,
    }
  })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const aliases = rowsOf(alt ?? '').flatMap(([id, , , name]): ListEntry[] => {
    const [entry, alias] = [byId.get(textOf(id) ?? ''), textOf(name)]
    return entry && alias ? [{ ...entry, name: alias, aliasOf: entry.name }] : []
  })
  const version = createHash('sha256')
    .update(sdn)
    .update('\0')
    .update(alt ?? '')
    .digest('hex')
  return indexed(version, [...entries, ...aliases])
}

/**
 * An entry can only match a name if one of its words is like a word of the name, so each word of the name is compared with
 * the different words of the list, and then with the entries that have one of them.
 */
function indexed(version: string, entries: readonly ListEntry[]): SanctionsList {
  const words = entries.map(({ name }) => wordsOf(name))
  const entriesWith = new Map<string, number[]>()
  for (const [index, own] of words.entries()) for (const word of own) grouped(entriesWith, word).push(index)
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>()
  for (const word of entriesWith.keys()) grouped(byLength, word.length).push({ word, letters: lettersOf(word) })
  const alike = (word: string): string[] => {
    const letters = lettersOf(word)
    const similar: string[] = []
    for (let length = Math.ceil(word.length * leastAlike); length * leastAlike <= word.length; length++) {
      const most = Math.max(length, word.length) * (1 - leastAlike)
      for (const other of byLength.get(length) ?? [])
        if (differing(letters, other.letters) <= 2 * most && likeness(word, other.word) >= leastAlike)
          similar.push(other.word)
    }
    return similar
  }
  return {
    version,
    size: entries.length,
    screen(name) {
      const own = wordsOf(name)
      const candidates = new Set(own.flatMap(alike).flatMap((word) => entriesWith.get(word)!))
      return [...candidates]
        .map((index) => ({ entry: entries[index]!, score: Math.round(scoreOf(own, words[index]!) * 1000) }))
        .filter(({ score }) => score >= threshold * 1000)
        .sort(
          (a, b) =>
            b.score - a.score || Number(a.entry.id) - Number(b.entry.id) || (a.entry.name < b.entry.name ? -1 : 1),
        )
    },
  }
}

function grouped<K, V>(groups: Map<K, V[]>, key: K): V[] {
  const group = groups.get(key) ?? []
  groups.set(key, group)
  return group
}

/** The letters of a word as bits, so that most words are told apart without comparing them. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

/** How many letters one word has and the other does not: one edit of a word changes two at most. */
function differing(a: number, b: number): number {
  let [bits, count] = [a ^ b, 0]
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
