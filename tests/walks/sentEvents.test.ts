import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { walkNames, walkOf } from './register'

/** A walk sends each event itself, so it cannot tell that no screen, call or chart ever does. */
const folders = ['src', 'machines', 'server'].map((name) => new URL(`../../${name}/`, import.meta.url))
const lines = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n')),
)
/** Without the union of a chart's events, and without the keys of its transitions. */
const source = lines.filter((line) => !/^\s*(\||export type|type |\/\/|\*)/.test(line)).join('\n')
const isSent = (event: string) => new RegExp(`'${event.replaceAll('.', '\\.')}'(?!\\??:|\\]?: )`).test(source)

/** The specification's store can be reset from outside (decision 57); no part of the product does it yet. */
const specified = ['step.replaced', 'step.reset', 'pricing.reset']

test('an event that nothing sends is noticed', () => {
  expect(isSent('parking.opened')).toBe(false)
})

test.each(walkNames)('each event of %s is sent by a screen, a call or a chart', (name) => {
  const { machine } = walkOf(name)
  const events = machine.events.filter((event: string) => !/^xstate\.|\*/.test(event))
  expect(events.filter((event: string) => !isSent(event) && !specified.includes(event))).toEqual([])
})
