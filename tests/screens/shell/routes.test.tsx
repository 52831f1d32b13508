import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeClient } from '../../../contract/client'
import { isStaffs, pageAt } from '../../../src/app/routes/routes'
import { fetchedOnce, importing } from '../../../src/shared/browser/chunks'
import { enter, here, theQuote } from './application'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash }
}

test.each([
  ['/quote/', 'quote'],
  ['/quote/?id=c1', 'quote'],
  ['/quote/anything/else', 'quote'],
  ['/quote/404/else', 'quote'],
  ['/quote/administration', 'quote'],
  ['/quote/404', null],
  ['/quote/404/', null],
  ['/quote/admin', 'admin'],
  ['/quote/admin/c1?page=2', 'workspace'],
  ['/quote/admin/mailbox', 'mailbox'],
  ['/quote/admin/mailbox/12?state=failed', 'mailbox'],
  ['/quote/admin/jobs?page=2', 'failedJobs'],
  ['/quote/admin/jobless', 'workspace'],
  ['/quote/usw', 'usw'],
  ['/quote/#manage-policy', 'policy'],
  ['/quote/#manage-policy?id=c1&token=t1', 'policy'],
  ['/quote/?id=c1#manage-policy', 'policy'],
  ['/quote/#manage-policies', 'quote'],
  ['/quote/certificate', 'certificate'],
  ['/quote/certificate/7KQ4-XM92', 'certificate'],
])('%s opens the page %s', (address, pageActor) => {
  expect(pageAt(at(address))).toBe(pageActor)
})

test.each([
  ['/quote/', false],
  ['/quote/?id=c1', false],
  ['/quote/?id=c1&from=quote', false],
  ['/quote/?id=c1&from=admin', true],
  ['/quote/?id=c1#manage-policy', false],
  ['/quote/certificate/7KQ4-XM92', false],
  ['/quote/404', false],
  ['/quote/admin', true],
  ['/quote/admin/c1', true],
  ['/quote/admin/c1/email-logs', true],
  ['/quote/admin/settings', true],
  ['/quote/usw', true],
])('%s belongs to staff: %s', (address, expected) => {
  expect(isStaffs(at(address))).toBe(expected)
})

test.each([
  ['staff u1', 'staff u1'],
  [null, null],
])(
  'each call of a staff page names the user who opened the page; a call of the public names nobody (%s)',
  async (user, header) => {
    const sent: (string | null)[] = []
    const client = makeClient({
      baseUrl: 'http://localhost/api',
      actingAs: () => user,
      fetch: async (request) => {
        sent.push((request as Request).headers.get('Acting-As'))
        return Response.json({ date: '11/20/2026' })
      },
    })
    expect(await client.currentDate(new AbortController().signal)).toMatchObject({ ok: true })
    expect(sent).toEqual([header])
  },
)

test('the page that is not there says so and leads home, and fetches no screen', async () => {
  const quote = vi.fn(async () => theQuote)
  const { user } = enter('/quote/404', {}, { quote })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Oops! Page not found')
  expect(quote).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Go to homepage' }))
  expect(here()).toBe('/quote/')
  expect(await screen.findByText('the quote')).toBeTruthy()
})

test('a screen is fetched when it is first asked for, with the busy mark meanwhile', async () => {
  let arrive: (screen: object) => void = () => {}
  const quote = vi.fn(() => new Promise<never>((resolve) => (arrive = resolve as typeof arrive)))
  enter('/quote/', {}, { quote })
  expect(screen.getByRole('status').textContent).toBe('Fetching...')
  expect(quote).toHaveBeenCalledTimes(1)
  await act(async () => arrive({ default: () => ({ Screen: () => <p>here it is</p>, follow: () => {} }) }))
  expect(screen.getByText('here it is')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a screen that does not arrive says which one, and can be tried again', async () => {
  const usw = vi
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(new Error('Importing a module script failed.'))
    .mockResolvedValueOnce({ default: () => ({ Screen: () => <p>here it is</p>, follow: () => {} }) } as never)
  const { user } = enter('/quote/usw', {}, { usw })
  const title = await screen.findByRole('heading', { name: 'Loading chunk 4 failed' })
  expect(document.activeElement).toBe(title)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here it is')).toBeTruthy()
})

test('a screen that takes longer than two minutes is given up', async () => {
  vi.useFakeTimers()
  enter('/quote/', {}, { quote: () => new Promise(() => {}) })
  act(() => void vi.advanceTimersByTime(119_999))
  expect(screen.queryByText('Loading chunk 1 failed')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Loading chunk 1 failed')).toBeTruthy()
})

test('a failure that the browser remembers is requested under another address', async () => {
  const load = vi
    .fn()
    .mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module: https://example.com/quote/assets/admin-x1.js'),
    )
  const fetchFrom = vi
    .fn()
    .mockRejectedValueOnce(new Error('still not'))
    .mockResolvedValueOnce({ default: 'the screen' })
  const fetchPart = importing(load, fetchFrom)
  await expect(fetchPart(0)).rejects.toThrow('admin-x1.js')
  await expect(fetchPart(1)).rejects.toThrow('still not')
  expect(await fetchPart(2)).toEqual({ default: 'the screen' })
  expect(load).toHaveBeenCalledTimes(1)
  expect(fetchFrom.mock.calls).toEqual([
    ['https://example.com/quote/assets/admin-x1.js?again=1'],
    ['https://example.com/quote/assets/admin-x1.js?again=2'],
  ])
})

test('a file of several parts is unwrapped as the build does, when it is requested again', async () => {
  const moduleOf = (name: string) => Object.defineProperty({ default: name }, Symbol.toStringTag, { value: 'Module' })
  const [part, other] = [moduleOf('the part'), moduleOf('another part')]
  const missed = new TypeError(
    'Failed to fetch dynamically imported module: https://example.com/quote/assets/part-x1.js',
  )
  const importFile = (): Promise<Record<string, object>> => Promise.reject(missed)
  const fetchPart = importing(
    () => importFile().then((e) => e.n!),
    async () => ({ t: other, n: part, i: () => 'a function' }),
  )
  await expect(fetchPart(0)).rejects.toThrow('part-x1.js')
  expect(await fetchPart(1)).toBe(part)
})

test('a loaded part is made once, and a failed one is loaded again', async () => {
  const make = vi.fn((part: string) => ({ part }))
  const load = vi.fn(async () => 'the tools').mockRejectedValueOnce(new Error('no network'))
  const get = fetchedOnce(load, make)
  await expect(get()).rejects.toThrow('no network')
  const both = [get(), get()]
  expect(both[0]).toBe(both[1])
  expect(await both[0]).toEqual({ part: 'the tools' })
  expect([load.mock.calls.length, make.mock.calls.length]).toEqual([2, 1])
})

test('the old address of the policy page leads to its fragment', () => {
  enter('/quote/manage-policy')
  expect(here()).toBe('/quote/#manage-policy')
})

test('without its last slash the application is at the same place', async () => {
  enter('/quote')
  expect(await screen.findByText('the quote')).toBeTruthy()
})

test('the back button shows the page before', async () => {
  const { user } = enter('/quote/')
  await user.click(within(screen.getByRole('navigation', { name: 'Help and policies' })).getByText('Manage a policy'))
  expect(await screen.findByRole('heading', { name: 'Use the link to open your policy' })).toBeTruthy()
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await moved
  })
  expect(await screen.findByText('the quote')).toBeTruthy()
})
