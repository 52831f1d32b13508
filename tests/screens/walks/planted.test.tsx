import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { folders, shownWalkOf } from '../../../tools/gallery/list'
import { no } from '../../walks/assertion'
import type { StateSpec } from '../../walks/spec'
import { walkOnScreen } from './onScreen'
import { brokenPromises, Focus, unsaidWait } from './promises'

const shown: Readonly<Record<string, Pick<StateSpec, 'shows'>>> = shownWalkOf('chunk').states

/** Each planted fault has to be found by its name. */
const draw = (html: string) => {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
}

test('a correct page breaks no invariant', () => {
  draw('<h1>Quotes</h1><button>Add</button><label for="name">Name</label><input id="name" />')
  expect(brokenPromises()).toEqual([])
  draw('<p role="status">Fetching...</p>')
  expect(brokenPromises()).toEqual([])
})

test.each([
  ['<h1>Quotes</h1><h1>Policies</h1>', 'main headings: 2 (Quotes, Policies)'],
  ['<p>Some words</p>', 'main headings: 0 ()'],
  ['<h1>Quotes</h1><button></button>', 'a control without a name: <button></button>'],
  ['<h1>Quotes</h1><p id="a"></p><p id="a"></p>', 'two elements are called a'],
  ['<h1>Quotes</h1><p aria-describedby="hint">Name</p>', 'aria-describedby names hint, which is not there'],
  ['<h1>Quotes</h1><p>undefined quotes</p>', 'it says undefined'],
  ['<h1>Quotes</h1><a href="[object Object]">History</a>', 'a link that leads nowhere: History'],
  ['<h1>Quotes</h1><div role="dialog"><button>Close</button></div>', 'a dialog is open, and the focus is not in it'],
])('%s: %s', (html, fault) => {
  draw(html)
  expect(brokenPromises()).toEqual([fault])
})

test('a pending request without a text is reported', () => {
  const ref = createActor(
    createMachine({ initial: 'asking', states: { asking: { meta: { busy: 'Asking ...' } } } }),
  ).start()
  draw('<h1>Quotes</h1>')
  expect(unsaidWait(ref)).toEqual(['it waits, and nothing says: Asking ...'])
  draw('<h1>Quotes</h1><p role="status">Asking ...</p>')
  expect(unsaidWait(ref)).toEqual([])
})

test('a dialog that loses the focus is reported', () => {
  const focus = new Focus()
  draw('<h1>Quotes</h1>')
  focus.note()
  draw('<h1>Quotes</h1><div role="dialog" tabindex="-1"></div>')
  document.querySelector<HTMLElement>('[role=dialog]')!.focus()
  focus.note()
  draw('<h1>Quotes</h1>')
  expect(focus.lost()).toEqual(['the dialog is closed, and the focus is nowhere'])
  document.querySelector('main')!.focus()
  expect(focus.lost()).toEqual([])
})

test('missing text, and text that is in every state, are reported', async () => {
  const { faults } = await walkOnScreen('chunk', { ...shown, failed: { shows: 'No such words' } }, 20)
  expect(faults).toEqual([expect.stringContaining('failed: it does not show “No such words” (asked → chunk.failed')])
  const everywhere = await walkOnScreen('chunk', { ...shown, loading: { shows: no('No such words') } })
  expect(everywhere.faults).toEqual(['loading: every other state shows the same'])
})

test('React’s errors, and a screen that cannot be drawn, are reported', async () => {
  const complaining = () => {
    console.error('Each child in a list should have a unique key')
    return []
  }
  const complained = await walkOnScreen('chunk', { ...shown, failed: { shows: complaining } })
  expect(complained.faults[0]).toMatch(/^failed: Each child in a list .*\(asked → chunk.failed\)$/)
  const broken = () => {
    throw new Error('It cannot be drawn')
  }
  const { faults } = await walkOnScreen('chunk', { ...shown, failed: { shows: broken } })
  expect(faults).toContain('after asked: Error: It cannot be drawn')
})

test('a state without an assertion is reported', async () => {
  const { states } = folders.find(({ chart }) => chart === 'chunk')!
  const { failed: _, ...without } = shown
  expect(states.filter((state) => !(state in without))).toEqual(['failed'])
  const { faults } = await walkOnScreen('chunk', without, 0)
  expect(faults.some((fault) => fault.startsWith('failed: '))).toBe(true)
})
