import { enums, literal, number, object, optional, pattern, record, refine, size, string, validate } from 'superstruct'
import { questionSets } from './row'
import { version9 } from './version9'

const names = Object.keys(questionSets)
const setNames = refine(string(), 'question sets', (text) => text.split(' ').every((name) => names.includes(name)))

const category = object({
  label: size(string(), 1, 60),
  value: pattern(string(), /^[a-z_]+$/),
  isPrivate: optional(literal(true)),
  decision: optional(literal('refer')),
  types: record(
    size(string(), 1, 60),
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

/** Looked at once where the server starts, never in a browser. Throws an error that names the row. */
export function checkCatalogue(categories: readonly unknown[] = version9): void {
  const seen = new Set<string>()
  for (const one of categories) {
    const [failure, found] = validate(one, category)
    if (failure) throw new Error(`Catalogue, ${(one as { label?: string }).label ?? '?'}: ${failure.message}`)
    for (const label of Object.keys(found.types)) {
      if (seen.has(label)) throw new Error(`Catalogue: ${label} stands twice`)
      seen.add(label)
    }
  }
}
