import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { historyMachine } from '../../machines/staff/history/history.machine'
import { historyPage } from '../walks/workspace.cases'

const at = (letter: string, page = '') => `/admin/${letter.repeat(22)}/history${page}`

test('while a history loads, pages of the same contact stay in sight, and those of another contact do not', () => {
  const silent = historyMachine.provide({ actors: { getHistory: fromCallback(() => {}) as never } })
  const screen = createActor(silent, { input: { address: at('a') } as never }).start()
  const read = () => screen.getSnapshot().context.data
  const page = historyPage()
  screen.send({ type: 'page.loaded', data: page })
  expect(read()).toBe(page)
  screen.send({ type: 'address.opened', address: at('a', '?page=2') })
  expect(read()).toBe(page)
  screen.send({ type: 'page.loaded', data: page })
  screen.send({ type: 'address.opened', address: at('b', '?page=2') })
  expect(read()).toBeNull()
})
