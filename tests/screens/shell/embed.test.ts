import { afterEach, expect, test, vi } from 'vitest'
import { embed } from '../../../src/embed/embed'

/* The script of a partner's page, in that page. */

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const host = 'https://quotes.example.com'

/** A page with our script; jsdom does not load it. */
function pageWith(data: Record<string, string>, parent: Element = document.body) {
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  parent.append(script)
  Object.defineProperty(script, 'src', { value: `${host}/quote/embed.js` })
  const frame = embed(script, window)
  const greet = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => {})
  const receive = (data: object, { origin = host, source = frame.contentWindow as Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { frame, script, greet, receive }
}

test('the frame is after the script, with the partner, the answers and the theme in its address', () => {
  const { frame, script } = pageWith({
    partner: 'example-venues',
    answers: 'event_type=Wedding&event_state=TX',
    theme: 'dark',
    footer: 'false',
    title: 'Insurance quote',
  })
  expect(script.nextElementSibling).toBe(frame)
  const { origin, pathname, searchParams } = new URL(frame.src)
  expect([origin, pathname, frame.title]).toEqual([host, '/quote/', 'Insurance quote'])
  expect([frame.name, frame.allow]).toEqual(['marquee.visible', 'payment'])
  expect(Object.fromEntries(searchParams)).toEqual({
    partner: 'example-venues',
    event_type: 'Wedding',
    event_state: 'TX',
    theme: 'dark',
    isFooter: 'false',
  })
})

test('the frame is in the chosen element, and in the body where the script is in the head', () => {
  const box = document.createElement('div')
  box.id = 'insurance'
  document.body.append(box)
  expect(pageWith({ target: '#insurance' }).frame.parentElement).toBe(box)
  expect(pageWith({ target: '#missing' }).frame.parentElement).toBe(document.body)
  expect(pageWith({}, document.head).frame.parentElement).toBe(document.body)
})

test('a height sets the frame’s and is greeted, and the page hears each message as an event', () => {
  const { frame, greet, receive } = pageWith({ partner: 'example-venues' })
  const heard: unknown[] = []
  for (const name of ['marquee:height', 'marquee:price', 'marquee:purchased'])
    document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]))
  receive({ type: 'marquee.height', version: 1, height: 1201 })
  receive({ type: 'marquee.price', version: 1, amount_due: 178.42 })
  receive({ type: 'marquee.purchased', version: 1, policy_number: 'MQE-1', amount_due: 178.42 })
  expect(frame.style.height).toBe('1201px')
  expect(greet.mock.calls).toEqual([
    [{ type: 'marquee.hello', version: 1 }, host],
    [{ type: 'marquee.visible', version: 1, above: 0, below: 0 }, host],
  ])
  expect(heard).toEqual([
    ['marquee:height', { height: 1201 }],
    ['marquee:price', { amount_due: 178.42 }],
    ['marquee:purchased', { policy_number: 'MQE-1', amount_due: 178.42 }],
  ])
})

test('the frame learns which part of it is in sight, once for each change, and again after a reload', () => {
  const { frame, greet, receive } = pageWith({ partner: 'example-venues' })
  const box = vi.spyOn(frame, 'getBoundingClientRect')
  const scrollTo = (top: number, target: EventTarget = window) => {
    box.mockReturnValue({ top, bottom: top + 2000 } as DOMRect)
    target.dispatchEvent(new Event('scroll'))
  }
  vi.stubGlobal('innerHeight', 800)
  const list = document.createElement('div')
  document.body.append(list)
  scrollTo(100)
  scrollTo(-500.4)
  scrollTo(-500.4)
  // an element around the frame scrolls, whose events do not bubble
  scrollTo(-1300, list)
  const visible = (above: number, below: number) => [{ type: 'marquee.visible', version: 1, above, below }, host]
  expect(greet.mock.calls).toEqual([visible(0, 1300), visible(500, 700), visible(1300, 0)])
  receive({ type: 'marquee.height', version: 1, height: 2000 })
  expect(greet.mock.calls.at(-1)).toEqual(visible(1300, 0))
  expect(greet.mock.calls).toHaveLength(5)
  vi.unstubAllGlobals()
})

test.each([
  ['another window', {}, { source: window }],
  ['another site in the frame', {}, { origin: 'https://elsewhere.example.com' }],
  ['another version', { version: 2 }, {}],
  ['an unknown type', { type: 'marquee.other' }, {}],
])('a message of %s changes nothing', (_, changed, from) => {
  const { frame, greet, receive } = pageWith({ partner: 'example-venues' })
  const before = frame.style.height
  receive({ type: 'marquee.height', version: 1, height: 7, ...changed }, from)
  expect([frame.style.height, greet.mock.calls]).toEqual([before, []])
})
