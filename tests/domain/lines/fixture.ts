import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { linesOf } from '../../../tools/check/specification/lines'

const specification = readFileSync('docs/specification.md', 'utf8')
const section = '3. Entities and their fields'

/**
 * Parses the fields that a line of section 3 lists after its head: `a, b (default 'x'), c_1..2` is a, b, c_1 and c_2,
 * and `d list of {e}` is d and e.
 */
export function fieldsUnder(head: string, paragraph = head): string[] {
  const line = linesOf(specification, { section, paragraph }).find((text) => text.startsWith(head))
  if (!line) throw new Error(`docs/specification.md has no line “${head}” in section 3`)
  const names = line
    .slice(line.indexOf(':') + 1)
    .replace(/\(.*?\)|\.$/g, '')
    .split(/[,;{}]| and | list of /)
    .map((name) => name.trim())
    .filter(Boolean)
  return names.flatMap((name, i) => numbered(name, names[i - 1] ?? ''))
}

function numbered(name: string, before: string): string[] {
  if (name.startsWith('_')) return [before.replace(/_\d+$/, name)]
  const [, base, most] = /^(.+_)1\.\.(\d+)$/.exec(name) ?? []
  return base ? Array.from({ length: Number(most) }, (_, i) => `${base}${i + 1}`) : [name]
}

export interface Schema {
  readonly properties: Readonly<Record<string, Schema>>
  readonly maxItems?: number
  readonly maxLength?: number
  readonly items?: Schema
  readonly required?: readonly string[]
}
export const { schemas } = parse(readFileSync('openapi.yaml', 'utf8')).components as {
  schemas: Readonly<Record<string, Schema>>
}

const recordOf = (name: string) => schemas[name]!.properties['customFields']?.properties ?? schemas[name]!.properties

/** Every answer that the contract accepts, and every other field of a contact. */
export const inContract: ReadonlySet<string> = new Set(
  ['Step0', 'Step1', 'Step2', 'Step5', 'ContactFields'].flatMap((name) => Object.keys(recordOf(name))),
)
