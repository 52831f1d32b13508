import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusFirst, focusOnMount, showBelowFocus } from '../../../src/shared/browser/focus'

/** jsdom lays nothing out, so each test says where its element stands in a window of 800 pixels. */
const scrolled = vi.fn()
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrolled.mockReset()
  document.body.innerHTML = ''
})

function shownAt(tag: 'h2' | 'div', top: number, height: number) {
  const element = document.body.appendChild(document.createElement(tag))
  element.tabIndex = -1
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect
  focusOnMount(element)
  return { element, to: scrolled.mock.calls.map(([{ block }]) => block) }
}

test.each([
  ['a title above the window goes to its top', 'h2', -300, 40, ['start']],
  ['a title in the lower half goes to the top, because its content is below it', 'h2', 600, 40, ['start']],
  ['a title in the upper half stays', 'h2', 300, 40, []],
  ['a result below the window comes into it', 'div', 900, 100, ['nearest']],
  ['a result that is cut off comes into the window', 'div', 750, 100, ['nearest']],
  ['a result higher than the window begins at its top', 'div', 700, 900, ['start']],
  ['a result in the window stays', 'div', 600, 100, []],
] as const)('%s, and takes the focus', (_, tag, top, height, blocks) => {
  const { element, to } = shownAt(tag, top, height)
  expect(document.activeElement).toBe(element)
  expect(to).toEqual(blocks)
})

test('before anybody acts, a title takes the focus and nothing scrolls', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const { element, to } = shownAt('h2', -300, 40)
  expect(document.activeElement).toBe(element)
  expect(to).toEqual([])
})

/** A page with two fields, each with its message above it, at these heights. */
function fieldsAt(...tops: readonly number[]) {
  for (const [index, top] of tops.entries()) {
    document.body.insertAdjacentHTML('beforeend', `<p id="f${index}-fault">Answer this</p><input id="f${index}">`)
    const [message, field] = [document.getElementById(`f${index}-fault`)!, document.getElementById(`f${index}`)!]
    message.getBoundingClientRect = () => ({ top: top - 20, bottom: top }) as DOMRect
    field.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect
  }
  return (...ids: readonly string[]) => [
    focusFirst(ids),
    document.activeElement?.id,
    scrolled.mock.calls.map(([{ block }]) => block),
  ]
}

test('the first wrong field of the page takes the focus, whatever the order of the errors', () => {
  expect(fieldsAt(100, 300)('f1', 'unknown', 'f0')).toEqual([true, 'f0', []])
})

test.each([
  ['below the window', 900, ['center']],
  ['with its message cut off', 10, ['center']],
  ['in the window', 400, []],
])('a wrong field %s comes into view with its message', (_, top, blocks) => {
  expect(fieldsAt(top)('f0')).toEqual([true, 'f0', blocks])
})

test('without a field that can take the focus, nothing happens', () => {
  expect(fieldsAt()('card_number')).toEqual([false, '', []])
})

/** A field with the focus, or none, and a notice 60 pixels high that appears after it, or before it. */
function noticeAt(top: number, focus: 'field' | 'none', side: 'below' | 'above' = 'below') {
  document.body.insertAdjacentHTML('beforeend', side === 'below' ? '<input><div></div>' : '<div></div><input>')
  const [field, notice] = [document.querySelector('input')!, document.querySelector('div')!]
  notice.getBoundingClientRect = () => ({ top, height: 60, bottom: top + 60 }) as DOMRect
  if (focus === 'field') field.focus()
  showBelowFocus(notice)
  return [document.activeElement === field, scrolled.mock.calls.map(([{ block }]) => block)]
}

test.each([
  ['that appears under the edge comes into view', 780, 'field', 'below', ['nearest']],
  ['in the window stays', 400, 'field', 'below', []],
  ['that opens with its page stays', 780, 'none', 'below', []],
  ['above the field stays', 780, 'field', 'above', []],
] as const)('a notice %s, and the field keeps the focus', (_, top, focus, side, blocks) => {
  expect(noticeAt(top, focus, side)).toEqual([focus === 'field', blocks])
})
