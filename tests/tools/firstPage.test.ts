import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import { quoteStore } from '../../machines/customer/quote/quote.storage'
import { safeStorage } from '../../src/shared/browser/storage'
import { themeKey } from '../../src/shared/browser/theme'
import { earlyScript } from '../../tools/build/firstPage'

let script: string
beforeAll(async () => {
  script = await earlyScript(fileURLToPath(new URL('../..', import.meta.url)))
})

/** The page after the script in its head has run, in a browser with this storage. */
function opened({ store = (_: Storage) => {}, url = 'https://example.com/quote/', isFramed = false } = {}) {
  const storage = safeStorage({} as Window)
  store(storage)
  const dataset: DOMStringMap = { parts: '/quote/assets/quote-1.js /quote/assets/calls-1.js' }
  const links: { href: string }[] = []
  const addEventListener = vi.fn<(name: string, act: (event: Event) => void) => void>()
  const document = {
    documentElement: { dataset },
    head: { append: (link: { href: string }) => links.push(link) },
    createElement: () => ({}),
    addEventListener,
  }
  const page = { location: new URL(url), document, parent: {} }
  if (!isFramed) page.parent = page
  new Function('window', 'localStorage', script)(page, storage)
  const send = (event: Event) => {
    for (const [name, act] of addEventListener.mock.calls) if (name === event.type) act(event)
  }
  return { dataset, isHidden: 'other' in dataset, links, send }
}

test('the script before the first question is smaller than 1 kB, so it brings none of the program along', () => {
  expect(script.length).toBeLessThan(1000)
})

test('the first question is shown to a new visitor', () => {
  expect(opened().isHidden).toBe(false)
})

test.each([null, 'AAAAAAAAAAAAAAAAAAAAAA'])(
  'the first question is hidden where the browser has stored a quote, with the contact %s',
  (contactId) => {
    const store = (storage: Storage) => void quoteStore(storage).write({ contactId, key: 'k' } as never)
    expect(opened({ store }).isHidden).toBe(true)
  },
)

test('the first question is hidden where another page opens, and in a frame', () => {
  expect(opened({ url: 'https://example.com/quote/#manage-policy' }).isHidden).toBe(true)
  expect(opened({ isFramed: true }).isHidden).toBe(true)
})

test('the parts of the quote are fetched at once, but not where another page opens', () => {
  expect(opened().links.map(({ href }) => href)).toEqual(['/quote/assets/quote-1.js', '/quote/assets/calls-1.js'])
  expect(opened({ url: 'https://example.com/quote/#rain-cover' }).links).toEqual([])
})

test('the page has the colors that the reader chose before it is drawn', () => {
  expect(opened({ store: (storage) => storage.setItem(themeKey, 'dark') }).dataset['theme']).toBe('dark')
})

test('Enter does not load the page again', () => {
  const submit = new Event('submit', { cancelable: true })
  opened().send(submit)
  expect(submit.defaultPrevented).toBe(true)
})
