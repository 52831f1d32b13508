import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '../../domain/staff/settings'

/** The client has a function for each call of the contract, so no unused export shows a call that nothing makes. */
const functions = ['quote', 'policy', 'staff'].flatMap((group) =>
  [...textOf(`contract/calls/${group}.gen.ts`).matchAll(/^ {2}(\w+): \(/gm)].map(([, name]) => name!),
)
const actors = readdirSync(new URL('../../machines/calls/', import.meta.url))
  .map((file) => textOf(`machines/calls/${file}`))
  .join('\n')
/** `callsOf` makes the names of these from the declaration of a list. */
const ofSettings = Object.values(settings).flatMap(({ one, many }) => [
  `list${many}`,
  `add${many}`,
  `update${one}`,
  `delete${one}`,
])
const isMade = (name: string) => new RegExp(`\\b${name}\\b`).test(actors) || ofSettings.includes(name)

function textOf(path: string) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}

test('a call that nothing makes is noticed', () => {
  expect(isMade('openParking')).toBe(false)
})

test('an actor makes each call of the client; the contract says of every other one that no page makes it', () => {
  expect(functions.length).toBeGreaterThan(80)
  expect(functions.filter((name) => !isMade(name))).toEqual([])
})
