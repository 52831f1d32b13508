import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fillFrame } from '../../../src/app/embeddedFrame'
import { makeEmbedding } from '../../../src/app/embedding'
import { enter } from './application'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
  for (const base of document.querySelectorAll('base')) base.remove()
})

test('a page that is shown in a frame has no masthead, for the page around it has one', () => {
  enter('/quote/404')
  expect(screen.getByRole('banner')).toBeTruthy()
  cleanup()
  vi.stubGlobal('parent', {})
  enter('/quote/404')
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})

test.each([
  ['/quote/404', 1],
  ['/quote/404?isFooter=false', 0],
  ['/quote/?partner=example-venues&isFooter=false', 0],
])('%s has as many footers: %i', (address, many) => {
  enter(address)
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(many)
})

/** A frame as high as its page, of which a part is visible. */
function frame(seen = { top: 0, bottom: 700 }) {
  const messages: unknown[] = []
  vi.stubGlobal('parent', { postMessage: (what: unknown) => messages.push(what) })
  vi.stubGlobal('innerHeight', 3000)
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        resized = then
      }
      observe() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly then: (entries: unknown[], self: unknown) => void) {}
      observe() {
        this.then([{ intersectionRect: seen }], this)
      }
      disconnect() {}
    },
  )
  const high = vi.spyOn(document.body, 'getBoundingClientRect')
  const grow = (height: number) => {
    high.mockReturnValue({ height } as DOMRect)
    resized()
  }
  grow(1200.4)
  fillFrame(window)
  const report = (data: unknown, source: unknown = window.parent) =>
    window.dispatchEvent(Object.assign(new Event('message'), { source, data }))
  return { messages, grow, report }
}

test('the embedding page gets the height, and gets it again only after a change', () => {
  const { messages, grow } = frame()
  grow(1200.4)
  grow(1500)
  expect(messages).toEqual([
    { type: 'marquee.height', version: 1, height: 1201 },
    { type: 'marquee.height', version: 1, height: 1500 },
  ])
})

const styled = (name: string) => document.documentElement.style.getPropertyValue(name)

test.each([
  [0, '', '0px'],
  [640, '640px', '0px'],
  [2600, '2000px', '600px'],
])('with %i pixels above the window, a dialog is under %s, and starts at %s', (top, dialog, above) => {
  frame({ top, bottom: top + 400 })
  window.dispatchEvent(new Event('pointerdown'))
  expect([styled('--dialog-top'), styled('--dialog-above')]).toEqual([dialog, above])
  expect([styled('--window-top'), styled('--window-bottom')]).toEqual([`${top}px`, `${3000 - top - 400}px`])
})

test('a dialog returns to its usual position once the top is visible again', () => {
  const seen = { top: 640, bottom: 1000 }
  frame(seen)
  window.dispatchEvent(new Event('keydown'))
  Object.assign(seen, { top: 0, bottom: 360 })
  window.dispatchEvent(new Event('keydown'))
  expect(styled('--dialog-top')).toBe('')
})

test('a dialog stays in sight when the frame grows after the press that opens it, and while the page around it scrolls', () => {
  const seen = { top: 640, bottom: 1000 }
  const { report } = frame(seen)
  window.dispatchEvent(new Event('pointerdown'))
  expect(styled('--window-bottom')).toBe('2000px')
  // the next step has been drawn, and the page around us has made the frame as high
  vi.stubGlobal('innerHeight', 4900)
  window.dispatchEvent(new Event('resize'))
  expect(styled('--window-bottom')).toBe('3900px')
  Object.assign(seen, { top: 1640, bottom: 2000 })
  report({ type: 'marquee.visible', version: 1, above: 1640, below: 2900 })
  expect([styled('--dialog-top'), styled('--window-bottom')]).toEqual(['1640px', '2900px'])
})

const seenParts = () => [styled('--seen-top'), styled('--seen-bottom')]

test('the price follows the part of the frame that its page reports, and no further than the frame', () => {
  const { report } = frame()
  report({ type: 'marquee.visible', version: 1, above: 400.6, below: 1200 })
  expect(seenParts()).toEqual(['401px', '1200px'])
  report({ type: 'marquee.visible', version: 1, above: 0, below: 9000 })
  expect(seenParts()).toEqual(['0px', '3000px'])
})

test.each([
  ['another window', { above: 1, below: 1 }, {}],
  ['a negative length', { above: -1, below: 1 }, undefined],
  ['an endless length', { above: 1, below: Number.POSITIVE_INFINITY }, undefined],
  ['words', { above: '1px', below: 1 }, undefined],
])('a report of %s moves nothing', (_, lengths, source) => {
  const { report } = frame()
  report({ type: 'marquee.visible', version: 1, ...lengths }, source)
  expect(seenParts()).toEqual(['', ''])
})

test('links to other sites open outside of the frame', () => {
  frame()
  expect(document.querySelector('base')?.target).toBe('_blank')
})

test('the price and the purchase go to the origin of the page that greeted, and to no other', () => {
  const embedding = makeEmbedding()
  const parent = { postMessage: vi.fn() }
  const page = Object.assign(new EventTarget(), { parent }) as unknown as Window
  const greet = (source: unknown, origin: string, type = 'marquee.hello') =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: { type, version: 1 } }))
  const price = (amount_due: number) => ({ type: 'marquee.price', version: 1, amount_due }) as const
  embedding.listen(page)
  embedding.report(price(100))
  greet({}, 'https://elsewhere.example.com')
  greet(parent, 'null')
  greet(parent, 'https://venues.example.com', 'marquee.height')
  expect(parent.postMessage).not.toHaveBeenCalled()
  // the newest so far, at once
  greet(parent, 'https://venues.example.com')
  greet(parent, 'https://venues.example.com')
  embedding.report(price(120))
  expect(parent.postMessage.mock.calls).toEqual([
    [price(100), 'https://venues.example.com'],
    [price(120), 'https://venues.example.com'],
  ])
})
