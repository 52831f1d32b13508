import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProducerCalls } from '../../../contract/client'
import * as cases from '../../walks/producers.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

/* The pages of a producer, in the whole application. */

beforeEach(() => sessionStorage.clear())

type Args<Call extends keyof ProducerCalls> = Parameters<ProducerCalls[Call]>
const at = `/quote/producer/${cases.token}`
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })

test('a producer asks for a link, and reads where it goes if quotes name it', async () => {
  const requestProducerLink = vi.fn(async (..._: Args<'requestProducerLink'>) => ok({ email: 'casey@example.com' }))
  const { user } = enter('/quote/producer', { requestProducerLink })
  await title('For agents and brokers')
  await user.click(await button('Send me a link'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your email')
  await user.type(screen.getByLabelText('Your email'), 'casey@example.com')
  await isAccessible()
  await user.click(await button('Send me a link'))
  expect(await title('Check your email')).toBe(document.activeElement)
  expect(screen.getByText(/If a quote or policy names casey@example.com/)).toBeTruthy()
})

test('a producer finds a quote, and a search, a status and an order go to the address', async () => {
  const listProducerQuotes = vi.fn(async (..._: Args<'listProducerQuotes'>) => ok(cases.listed))
  const { user } = enter(at, { listProducerQuotes })
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    'Sample Pottery',
    'Jordan Sample',
    'Not named yet',
  ])
  expect(screen.getByRole('link', { name: 'Open quote Q-0000101' }).getAttribute('href')).toBe(
    `/quote/?id=${cases.listed.rows[1]!.id}`,
  )
  const start = new URL(screen.getByRole('link', { name: 'Start a quote' }).getAttribute('href')!, 'http://x')
  expect(Object.fromEntries(start.searchParams)).toEqual({ insurance_producer: 'True', ...cases.listed.details })
  await isAccessible()
  await user.type(screen.getByLabelText('Number, insured, event or venue'), 'pottery')
  await user.selectOptions(screen.getByLabelText('Status'), 'Purchased')
  await user.click(await button('Find'))
  await waitFor(() => expect(here()).toBe(`${at}?search=pottery&status=purchased`))
  await user.click(await screen.findByRole('link', { name: /^Insured/ }))
  await waitFor(() => expect(here()).toBe(`${at}?search=pottery&status=purchased&sort=insured_name`))
  await waitFor(() =>
    expect(listProducerQuotes.mock.calls.at(-1)![1]).toEqual({
      search: 'pottery',
      status: 'purchased',
      sort: 'insured_name',
      page: 1,
    }),
  )
})

test('a producer copies the link for new quotes, and can select it where the browser does not copy', async () => {
  const { user } = enter(at, { listProducerQuotes: async () => ok(cases.listed) })
  const copies = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await button('Copy the link for new quotes'))
  await screen.findByText(/^Copied/)
  expect(copies.mock.calls[0]![0]).toContain('/quote/?insurance_producer=True&producer_agency_name=Example+Agency')
  copies.mockRejectedValueOnce(new Error('not allowed'))
  await user.click(await button('Copy the link for new quotes'))
  await screen.findByText(/^Your browser did not copy it/)
  expect(screen.getByText(/^http.*insurance_producer=True/)).toBeTruthy()
})

test('a producer opens a policy by a link of its own', async () => {
  const path = '/quote/#manage-policy?id=cW9tZXRoaW5nIHBvbGljeQ&token=a-signed-part'
  const openProducerPolicy = vi.fn(async (..._: Args<'openProducerPolicy'>) => ok({ path }))
  const getPolicy = async () => no({ status: 404, message: 'Not found' })
  const { user } = enter(at, { listProducerQuotes: async () => ok(cases.listed), openProducerPolicy, getPolicy })
  await user.click(await button('Open policy MQE-0000102'))
  await waitFor(() => expect(here()).toBe(path))
  expect(openProducerPolicy.mock.calls[0]!.slice(0, 2)).toEqual([cases.token, cases.policy.id])
})

test('a producer replaces its link after a question', async () => {
  const replaceProducerLink = vi.fn(async (..._: Args<'replaceProducerLink'>) => ok({ email: 'casey@example.com' }))
  const { user } = enter(at, { listProducerQuotes: async () => ok(cases.listed), replaceProducerLink })
  await user.click(await button('Replace my link'))
  expect(replaceProducerLink).not.toHaveBeenCalled()
  await user.click(await button('Replace the link'))
  expect(await title('Check your email')).toBe(document.activeElement)
})

test('a page of a producer without quotes says how one appears', async () => {
  enter(at, { listProducerQuotes: async () => ok(cases.nothing) })
  await screen.findByText('No quote names you yet. Start one above, and it appears here.')
  expect(screen.queryByRole('search')).toBeNull()
})

test('a producer reads its commission of a month, with its files', async () => {
  const getProducerCommission = vi.fn(async (..._: Args<'getProducerCommission'>) => ok(cases.statement))
  const { user } = enter(`${at}/commission`, { getProducerCommission })
  await title('Your commission')
  const table = await screen.findByRole('table', { name: 'Entries of November 2026' })
  expect(within(table).getAllByRole('row').at(-1)!.textContent).toBe('Sum100.0010.00')
  expect(screen.getByRole('link', { name: 'Open the statement (PDF)' }).getAttribute('href')).toBe(
    `/api/producers/${cases.token}/commission/pdf?month=2026-11`,
  )
  expect(screen.getByRole('link', { name: 'Download the entries (CSV)' }).getAttribute('href')).toBe(
    `/api/producers/${cases.token}/commission/csv?month=2026-11`,
  )
  await isAccessible()
  await user.click(screen.getByRole('link', { name: 'October 2026' }))
  await waitFor(() =>
    expect(getProducerCommission.mock.calls.at(-1)!.slice(0, 2)).toEqual([cases.token, { month: '2026-10' }]),
  )
  expect(here()).toBe(`${at}/commission?month=2026-10`)
})

test('a month without an entry is shown as an empty statement, and is not the newest one', async () => {
  const empty = { ...cases.statement, month: '2019-01', premium: 0, commission: 0, rows: [] }
  const getProducerCommission = vi.fn(async (..._: Args<'getProducerCommission'>) => ok(empty))
  enter(`${at}/commission?month=2019-01`, { getProducerCommission })
  await screen.findByRole('heading', { name: 'January 2019' })
  await screen.findByText('No commission was written in this month.')
  expect(screen.getByText(/^Casey Specimen, Example Agency, /)).toBeTruthy()
  expect(getProducerCommission.mock.calls[0]!.slice(0, 2)).toEqual([cases.token, { month: '2019-01' }])
})

test('Back returns to the filter before, and a new visit is not filtered', async () => {
  const listProducerQuotes = vi.fn(async (..._: Args<'listProducerQuotes'>) => ok(cases.listed))
  const { user } = enter(at, { listProducerQuotes })
  const status = () => screen.getByLabelText<HTMLSelectElement>('Status')
  const asked = () => listProducerQuotes.mock.calls.at(-1)![1]
  await button('Find')
  const find = async (choice: string, to: string) => {
    await user.selectOptions(status(), choice)
    await user.click(await button('Find'))
    await waitFor(() => expect(asked()).toMatchObject({ status: to }))
  }
  await find('Purchased', 'purchased')
  await find('Declined', 'declined')
  await user.selectOptions(status(), 'Expired')
  act(() => window.history.back())
  await waitFor(() => expect(asked()).toMatchObject({ status: 'purchased' }))
  await waitFor(() => expect([here(), status().value]).toEqual([`${at}?status=purchased`, 'purchased']))
  // chosen and not looked for: the list that loads is not filtered by it, and the filter does not say so either
  await user.selectOptions(status(), 'Expired')
  await user.click(screen.getByRole('link', { name: /^Insured/ }))
  await waitFor(() => expect(here()).toBe(`${at}?status=purchased&sort=insured_name`))
  await waitFor(() => expect(status().value).toBe('purchased'))
  act(() => window.history.go(-2))
  await waitFor(() => expect([here(), status().value]).toEqual([at, '']))
  expect(asked()).not.toHaveProperty('status')
})

test('a link that does not open a producer’s page says so', async () => {
  enter(at, { listProducerQuotes: async () => no({ status: 404, message: 'Not found' }) })
  expect(await title('This link does not open a page')).toBe(document.activeElement)
})
