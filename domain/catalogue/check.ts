import {
  array,
  enums,
  literal,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  type Struct,
  size,
  string,
  validate,
} from 'superstruct'
import { isCalendarDate } from '../common/dates'
import { oldCodes } from './codes'
import { dated } from './dated'
import { categoryValueOf, type EventType, olderOf, typesOf } from './expand'
import { type Difference, type OlderVersion, older } from './older'
import { type CategoryRow, questionSets } from './row'
import { version9 } from './version9'
import { catalogueVersions } from './versions'

const names = Object.keys(questionSets)
const setNames = refine(string(), 'question sets', (text) => text.split(' ').every((name) => names.includes(name)))
const label = refine(size(string(), 1, 60), 'a name', (text) => categoryValueOf(text) !== '')

const category = object({
  label,
  isPrivate: optional(literal(true)),
  decision: optional(literal('refer')),
  types: record(
    label,
    object({
      tier: optional(enums([2, 3, 4])),
      class: optional(enums(['vendor', 'wedding'])),
      decision: optional(literal('decline')),
      asks: optional(enums(names)),
      also: optional(setNames),
      declinesFrom: optional(number()),
      canCancel: optional(literal(true)),
    }),
  ),
})
const difference = object({
  lacks: optional(array(label)),
  removed: optional(array(label)),
  refers: optional(array(label)),
  declines: optional(array(label)),
  under: optional(record(label, label)),
  untiered: optional(literal(true)),
})
const day = refine(string(), 'a day', isCalendarDate)
const dates = object({ from: optional(day), source: size(string(), 1, 200) })
const codes = object({ classCode: pattern(string(), /^\d{5}$/), industryCode: pattern(string(), /^\d{6}$/) })

/** All catalogue data; a test passes faulty data here. */
export interface Catalogues {
  readonly version9: readonly unknown[]
  readonly older: Readonly<Record<string, unknown>>
  readonly dated: Readonly<Record<string, unknown>>
  readonly oldCodes: Readonly<Record<string, unknown>>
}

/**
 * Checks the catalogues once at server startup, never in a browser. Throws an error that names the catalogue and the
 * row.
 */
export function checkCatalogue(planted: Partial<Catalogues> = {}): void {
  const all: Catalogues = { version9, older, dated, oldCodes, ...planted }
  let types = checkVersion9(all.version9)
  for (const version of catalogueVersions) {
    sound(`Catalogue ${version}, its days`, all.dated[version], dates)
    if (version !== 'ver9') types = checkOlder(version, types, all.older[version])
  }
  checkCodes(types, all.oldCodes)
}

function checkVersion9(categories: readonly unknown[]): readonly EventType[] {
  for (const one of categories) sound(`Catalogue ver9, ${(one as { label?: string }).label ?? '?'}`, one, category)
  const rows = categories as readonly CategoryRow[]
  const types = typesOf(rows)
  const values = rows.map((row) => categoryValueOf(row.label))
  once('Catalogue ver9', [...values, ...types.map((type) => type.label)])
  return types
}

/** A difference that names an unknown row is a typo that would silently change nothing. */
function checkOlder(version: OlderVersion, newer: readonly EventType[], data: unknown): readonly EventType[] {
  const where = `Catalogue ${version}`
  sound(where, data, difference)
  const { lacks = [], removed = [], refers = [], declines = [], under = {} } = data as Difference
  const heads = new Set(newer.map((type) => type.categoryLabel))
  for (const head of [...lacks, ...Object.keys(under)])
    if (!heads.has(head)) fail(`${where}: the newer one has no category ${head}`)
  const remaining = newer.filter((type) => !lacks.includes(type.categoryLabel))
  const decisions = new Map(remaining.map((type) => [type.label, type.decision]))
  for (const one of [...removed, ...refers, ...declines])
    if (!decisions.has(one)) fail(`${where}: the newer one has no ${one}`)
  once(where, [...removed, ...refers, ...declines])
  for (const one of refers) if (decisions.get(one) === 'refer') fail(`${where}: ${one} is referred without it`)
  for (const one of declines) if (decisions.get(one) === 'decline') fail(`${where}: ${one} is declined without it`)
  return olderOf(newer, data as Difference)
}

/** Every category of the old catalogue has codes, and no other category does. */
function checkCodes(types: readonly EventType[], data: Readonly<Record<string, unknown>>): void {
  const values = new Set(types.map((type) => type.category))
  for (const value of values) sound(`Catalogue old, codes of ${value}`, data[value], codes)
  for (const value of Object.keys(data)) if (!values.has(value)) fail(`Catalogue old, codes: no category ${value}`)
}

function sound<T>(where: string, data: unknown, struct: Struct<T, any>): void {
  const [failure] = validate(data, struct)
  if (failure) fail(`${where}: ${failure.message}`)
}

function once(where: string, labels: readonly string[]): void {
  const twice = labels.find((one, at) => labels.indexOf(one) !== at)
  if (twice) fail(`${where}: ${twice} stands twice`)
}

function fail(message: string): never {
  throw new Error(message)
}
