import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { pageOf, rep, row } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'
import { office } from './listOffice'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sample', revokeObjectURL: () => {} }))
})

const filters = () => within(document.querySelector<HTMLElement>('search')!)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })

test('the list has its usual columns, and leads to each contact', async () => {
  enter('/quote/admin', office())
  const link = await screen.findByRole('link', { name: 'Q-204815' })
  expect(link.getAttribute('href')).toBe(`/quote/admin/${row.id}`)
  expect(heads()).toEqual([
    'Quote',
    'Insured',
    'Event',
    'Event day',
    'Venue',
    'Status',
    'Policy',
    'Amount, $',
    'Changed',
  ])
  expect(screen.getByRole('row', { name: /Q-204816/ }).textContent).toContain('jordan.sample@example.com')
  await isAccessible()
})

test('the key / leads to the search, but not from a dialog or while somebody types', async () => {
  const { user } = enter('/quote/admin?search=hall', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  // the old search is selected: the next key replaces it
  await user.keyboard('1/2')
  expect(search.value).toBe('1/2')
  await user.click(screen.getByRole('button', { name: 'Add a prospect' }))
  await screen.findByRole('dialog')
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(search)
})

test('filters are in the address and in the request after Enter; Clear removes them and keeps status and order', async () => {
  const server = office()
  const { user } = enter('/quote/admin?status=quoted&sort=created', server)
  await screen.findByRole('link', { name: 'Q-204815' })
  screen.getByRole('searchbox').focus()
  await user.keyboard('hall')
  await user.tab()
  expect(document.activeElement).toBe(filters().getByLabelText('Event type'))
  await user.selectOptions(filters().getByLabelText('Event type'), 'Wedding')
  await user.tab()
  await user.selectOptions(filters().getByLabelText('Owner'), 'Unassigned')
  await user.tab()
  await user.selectOptions(filters().getByLabelText('Provider'), 'Second')
  await user.type(filters().getByLabelText('Event from'), '2027-01-01')
  await user.type(filters().getByLabelText('To'), '2027-12-31')
  await user.keyboard('{Enter}')
  expect(here()).toBe(
    '/quote/admin?search=hall&status=quoted&event_from=01%2F01%2F2027&event_to=12%2F31%2F2027&type=Wedding&owner=none&provider=second&sort=created',
  )
  expect(server.findContacts.mock.calls.at(-1)![0]).toEqual({
    search: 'hall',
    status: 'quoted',
    event_from: '01/01/2027',
    event_to: '12/31/2027',
    type: 'Wedding',
    owner: 'none',
    provider: 'second',
    sort: 'created',
    page: 1,
  })
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  expect(here()).toBe('/quote/admin?status=quoted&sort=created')
  await waitFor(() => expect(filters().getByLabelText<HTMLInputElement>('Event from').value).toBe(''))
  expect(filters().getByLabelText<HTMLSelectElement>('Event type').value).toBe('')
})

test('the form shows the address’s filters, including a type of an older catalogue', async () => {
  enter('/quote/admin?type=Older+type&owner=rep.two%40example.com&event_to=12%2F31%2F2027', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  expect(filters().getByLabelText<HTMLSelectElement>('Event type').value).toBe('Older type')
  expect(filters().getByLabelText<HTMLInputElement>('Owner').value).toBe('rep.two@example.com')
  expect(filters().getByLabelText<HTMLInputElement>('To').value).toBe('2027-12-31')
})

test('a heading sorts by its column, then reversed, and announces it', async () => {
  const { user } = enter('/quote/admin?page=2', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  expect(head('Changed').getAttribute('aria-sort')).toBe('descending')
  await user.click(within(head('Insured')).getByRole('link'))
  expect(here()).toBe('/quote/admin?sort=insured_name')
  await waitFor(() => expect(head('Insured').getAttribute('aria-sort')).toBe('ascending'))
  expect(head('Changed').getAttribute('aria-sort')).toBeNull()
  await user.click(within(head('Insured')).getByRole('link'))
  expect(here()).toBe('/quote/admin?sort=insured_name&direction=desc')
  await waitFor(() => expect(head('Insured').getAttribute('aria-sort')).toBe('descending'))
  expect(within(head('Venue')).queryByRole('link')).toBeNull()
})

test('where the headings are hidden a list chooses the order', async () => {
  const { user } = enter('/quote/admin', office())
  const choice = await screen.findByLabelText<HTMLSelectElement>('Sorted by')
  expect(choice.selectedOptions[0]!.textContent).toBe('Changed, newest first')
  await user.selectOptions(choice, 'Amount, highest first')
  expect(here()).toBe('/quote/admin?sort=amount_due&direction=desc')
})

test('quotes that wait for a review have an order of their own', async () => {
  enter('/quote/admin?status=referred', office())
  const choice = await screen.findByLabelText<HTMLSelectElement>('Sorted by')
  expect(choice.selectedOptions[0]!.textContent).toBe('Longest wait first')
  expect(screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).toEqual([])
})

test('columns are chosen by keyboard, stay in the address, and at least one remains', async () => {
  const { user } = enter('/quote/admin?columns=quote_number,insured_name,provider', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  expect(heads()).toEqual(['Quote', 'Insured', 'Provider'])
  expect(screen.getByRole('row', { name: /Q-204816/ }).textContent).toContain('Second')
  await user.click(screen.getByText('Columns'))
  const insured = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Insured' })
  insured.focus()
  await user.keyboard(' ')
  expect(here()).toBe('/quote/admin?columns=quote_number%2Cprovider')
  await waitFor(() => expect(heads()).toEqual(['Quote', 'Provider']))
  expect(document.activeElement).toBe(insured)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Provider' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Event name' }))
  expect(here()).toBe('/quote/admin?columns=quote_number%2Cevent_name%2Cprovider')
  await isAccessible()
})

test('the list can be exported while the list of another status loads', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const server = office()
  const { user } = enter('/quote/admin', server)
  await screen.findByRole('link', { name: 'Q-204815' })
  server.findContacts.mockReturnValueOnce(new Promise(() => {}))
  await user.click(screen.getByRole('link', { name: 'Quoted 1' }))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(server.exportContacts.mock.calls.map(([query]) => query)).toEqual([{ search: '', status: 'quoted' }])
  clicked.mockRestore()
})

test('the list is given as a file, by the same query', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const server = office()
  const { user, toasts } = enter('/quote/admin?search=hall&sort=created&page=2', server)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).toEqual([{ type: 'toast', kind: 'success', text: 'The list is saved as a file.' }])
  expect(server.exportContacts.mock.calls[0]![0]).toEqual({ search: 'hall', sort: 'created' })
  expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['contacts.csv'])
  clicked.mockRestore()
})

test('a failed export says why, and can be retried', async () => {
  const refused = no({ status: 503, message: 'Not now' })
  const { user, toasts } = enter('/quote/admin', office({ exportContacts: async () => refused }))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(toasts).toEqual([{ type: 'toast', kind: 'error', text: 'Not now' }]))
  expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-disabled')).toBeNull()
})

test('each status shows its count', async () => {
  enter('/quote/admin?status=referred', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent).slice(0, 4)).toEqual(['All 10,000+', 'Draft 0', 'Quoted 1', 'Referred 2'])
})

test('on a phone the status is chosen from a list with the same counts', async () => {
  const { user } = enter('/quote/admin?status=referred', office())
  await screen.findByRole('link', { name: 'Q-204815' })
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
  expect([...choice.options].map(({ text }) => text).slice(0, 4)).toEqual([
    'All, 10,000+',
    'Draft, 0',
    'Quoted, 1',
    'Referred, 2',
  ])
  expect(choice.selectedOptions[0]!.text).toBe('Referred, 2')
  await user.selectOptions(choice, 'Quoted, 1')
  const tab = within(screen.getByRole('navigation', { name: 'Status' })).getByRole('link', { name: /^Quoted/ })
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'))
})

test('owners are chosen from those with quotes', async () => {
  enter(
    '/quote/admin',
    office({ findContacts: async () => ok({ ...pageOf([row]), owners: ['ann@example.com', rep.email] }) }),
  )
  await screen.findByRole('link', { name: 'Q-204815' })
  const { options } = filters().getByLabelText<HTMLSelectElement>('Owner')
  expect([...options].map(({ text }) => text)).toEqual(['Any', 'Mine', 'Unassigned', 'ann@example.com'])
})

test('dates in the wrong order show an error beside the second one, which takes the focus', async () => {
  const wrong = { status: 422, message: 'Some answers', errors: { event_to: '“To” cannot be before “Event from”' } }
  enter(
    '/quote/admin?event_from=12%2F31%2F2027&event_to=01%2F01%2F2027',
    office({ findContacts: async () => no(wrong) }),
  )
  expect(await screen.findByText('“To” cannot be before “Event from”')).toBeTruthy()
  const to = filters().getByLabelText('To')
  expect([to.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', to])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await isAccessible()
})

test('a nonexistent date shows an error beside its field, and filters nothing', async () => {
  const findContacts = vi.fn(async () => ok(pageOf([row])))
  enter('/quote/admin?event_from=13%2F45%2F2026', office({ findContacts }))
  expect(await screen.findByRole('link', { name: 'Q-204815' })).toBeTruthy()
  const from = filters().getByLabelText('Event from')
  expect(from.getAttribute('aria-invalid')).toBe('true')
  expect(from.getAttribute('aria-describedby')).toBe(screen.getByText('“13/45/2026” is not a day').id)
  expect(findContacts.mock.calls).toEqual([[{ search: '', page: 1 }, expect.anything()]])
})

test('another page begins at its heading; a page past the end, as the response says, offers the last one', async () => {
  const findContacts = vi
    .fn<StaffClient['findContacts']>()
    .mockResolvedValueOnce(ok({ ...pageOf([row]), total: 120 }))
    .mockResolvedValueOnce(ok({ ...pageOf([]), total: 120, page: 9 }))
  const { user } = enter('/quote/admin', office({ findContacts }))
  await user.click(await screen.findByRole('link', { name: /^Next/ }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(await screen.findByText('There is no page 9.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Last page, 3' }).getAttribute('href')).toBe('/quote/admin?page=3')
})

test('the list begins a quote for a customer', async () => {
  enter('/quote/admin', office())
  expect((await screen.findByRole('link', { name: 'New quote' })).getAttribute('href')).toBe('/quote/?from=admin')
})

test('a total above the limit of the count shows a plus sign; filters without results say so', async () => {
  const findContacts = vi
    .fn<StaffClient['findContacts']>()
    .mockResolvedValueOnce(ok({ ...pageOf([row]), rows: [row], total: 10_000, counts: { all: 10_000 } }))
    .mockResolvedValueOnce(ok({ ...pageOf([]), rows: [] }))
  const { user } = enter('/quote/admin', office({ findContacts }))
  expect(await screen.findByText(/of 10,000 and more/)).toBeTruthy()
  expect(screen.getByText('10,000+')).toBeTruthy()
  await user.selectOptions(filters().getByLabelText('Provider'), 'Second')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText(/matches these filters/)).toBeTruthy()
})
