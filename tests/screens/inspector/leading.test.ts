import { afterEach, expect, test } from 'vitest'
import { withInspectParam } from '../../../src/app/inspector'
import { leading, startAddress } from '../../../src/shared/browser/route'

const from = 'https://quotes.example.com/quote/?inspect'
const usual = leading.to
afterEach(() => {
  leading.to = usual
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/quote/', '/quote/?inspect'],
  ['/quote', '/quote?inspect'],
  ['/quote/?id=AAAA', '/quote/?id=AAAA&inspect'],
  ['/quote/admin/overview?from=11%2F01%2F2026', '/quote/admin/overview?from=11%2F01%2F2026&inspect'],
  ['/quote/?id=AAAA#manage-policy?token=a%2Fb', '/quote/?id=AAAA&inspect#manage-policy?token=a%2Fb'],
  ['https://quotes.example.com/quote/#manage-policy', '/quote/?inspect#manage-policy'],
])('%s from an inspected page is inspected too', (address, expected) => {
  expect(withInspectParam(address, from)).toBe(expected)
})

test('a link from Stately’s inspector keeps it', () => {
  expect(withInspectParam('/quote/?id=AAAA', 'https://quotes.example.com/quote/?inspect=stately')).toBe(
    '/quote/?id=AAAA&inspect=stately',
  )
})

test.each(['/quote/?inspect', '/quote/?id=AAAA&inspect=', '/quotes', '/api/docs', 'https://www.example.com/quote/'])(
  '%s stays as it is',
  (address) => expect(withInspectParam(address, from)).toBe(address),
)

test('replacing or changing the address in the same window keeps the query parameter; otherwise none is added', () => {
  window.history.replaceState(null, '', '/quote/')
  const { navigator, now } = startAddress(window)
  navigator.replace('/quote/?id=AAAA')
  expect(now().search).toBe('?id=AAAA')
  leading.to = (address) => withInspectParam(address, window.location.href)
  navigator.replace('/quote/?id=AAAA', { step: 'coverage' })
  expect([now().search, now().state]).toEqual(['?id=AAAA&inspect', { step: 'coverage' }])
  navigator.push({ pathname: '/quote/admin', search: '?search=a' })
  expect(now().pathname + now().search).toBe('/quote/admin?search=a&inspect')
  navigator.push('/quote/admin')
  expect(now().search).toBe('?inspect')
})
