import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExhibitorCalls } from '../../../contract/client'
import * as cases from '../../walks/exhibitors.cases'
import { no, ok } from '../fakes'
import { enter, here } from './application'

/* The pages of organizers and exhibitors, in the whole application. */

beforeEach(() => sessionStorage.clear())

type Args<Call extends keyof ExhibitorCalls> = Parameters<ExhibitorCalls[Call]>
const at = `/quote/organizer/${cases.token}`
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Once the dialog has given the focus back, the result takes it. */
async function hasFocus(text: string) {
  const result = await screen.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(result))
}

async function isAccessible() {
  const { violations } = await axe.run(document.body, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
}

function openBoard(search = '', own: object = {}) {
  const calls = {
    listExhibitors: vi.fn(async (..._: Args<'listExhibitors'>) => ok(cases.listed)),
    importExhibitors: vi.fn(async (...[, { apply }]: Args<'importExhibitors'>) =>
      ok(apply ? cases.invited : cases.previews.sound),
    ),
    countReminders: vi.fn(async (..._: Args<'countReminders'>) => ok({ reminded: 2, stopped: 1, today: 0 })),
    remindExhibitors: vi.fn(async (..._: Args<'remindExhibitors'>) => ok({ reminded: 2, stopped: 1, today: 0 })),
    removeExhibitor: vi.fn(async (..._: Args<'removeExhibitor'>) => ok(undefined)),
    decideCertificate: vi.fn(async (..._: Args<'decideCertificate'>) =>
      ok({ ...cases.waiting, state: 'returned' as const }),
    ),
    ...own,
  }
  return { ...enter(at + search, calls), calls }
}

test('an organizer asks for a link, and reads where it went', async () => {
  const requestOrganizerLink = vi.fn(async (..._: Args<'requestOrganizerLink'>) => ok({ email: 'robin@example.com' }))
  const { user } = enter('/quote/organizer', { requestOrganizerLink })
  await title('Insurance for your exhibitors')
  await user.click(await button('Send me a link'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your email')
  await user.type(screen.getByLabelText('Your email'), 'robin@example.com')
  await user.click(await button('Send me a link'))
  expect(await title('Check your email')).toBe(document.activeElement)
  expect(requestOrganizerLink.mock.calls.map(([body]) => body)).toEqual([{ email: 'robin@example.com' }])
})

test('an organizer describes its event, and changes that are not saved survive a reload', async () => {
  const saved = { ...cases.eventPage, version: 4 }
  const calls = {
    getOrganizerEvent: vi.fn(async (..._: Args<'getOrganizerEvent'>) => ok(cases.eventPage)),
    putOrganizerEvent: vi.fn(async (..._: Args<'putOrganizerEvent'>) => ok(saved)),
    replaceOrganizerLink: vi.fn(async (..._: Args<'replaceOrganizerLink'>) => ok({ email: 'robin@example.com' })),
  }
  const { user, unmount } = enter(`${at}/event`, calls)
  const name = await screen.findByLabelText('Name of the event')
  await user.clear(name)
  await user.type(name, 'Sample Winter Fair')
  unmount()
  const again = enter(`${at}/event`, calls)
  expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name of the event').value).toBe('Sample Winter Fair')
  await isAccessible()
  await again.user.click(await button('Save'))
  await title('Your event is saved')
  const [, body, version] = calls.putOrganizerEvent.mock.calls[0]!
  expect([body.event_name, version]).toEqual(['Sample Winter Fair', 3])
})

test('an organizer that stops paying reads which orders still wait for it, before and after it saves', async () => {
  const left = { ...cases.eventPage, open_orders: 2 }
  const notPaying = { ...left, event: { ...left.event!, pays_for_exhibitors: 'False' as const } }
  const calls = { getOrganizerEvent: async () => ok(left), putOrganizerEvent: async () => ok(notPaying) }
  const { user } = enter(`${at}/event`, calls)
  const question = within(await screen.findByRole('radiogroup', { name: /^Do you pay for your exhibitors\?/ }))
  expect(screen.queryByText('Two orders still wait for your payment')).toBeNull()
  await user.click(question.getByLabelText('No'))
  expect(await screen.findByText('Two orders still wait for your payment')).toBeTruthy()
  await isAccessible()
  await user.click(await button('Save'))
  await title('Your event is saved')
  expect(screen.getByText('Two orders still wait for your payment')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the orders to pay' }).getAttribute('href')).toBe(`${at}/payments`)
})

test.each([
  [
    { organizer_pays: true, pay_by: '01/19/2027', invoice: null },
    /stays on the page .* by Tuesday, 01\/19\/2027, it ends\./,
  ],
  [{ organizer_pays: true, pay_by: '01/19/2027', invoice: 'OI-000002' }, /stays on invoice OI-000002/],
  [{ organizer_pays: false, pay_by: '01/19/2027', invoice: null }, /has ordered a policy and pays for it\./],
])('before an exhibitor is removed, the organizer reads how its order goes on: %j', async (order, words) => {
  const listed = { ...cases.listed, rows: [{ ...cases.row, state: 'ordered' as const, order }] }
  const { user } = openBoard('', { listExhibitors: async () => ok(listed) })
  await user.click(await button(/^Remove Sample Pottery/))
  expect((await screen.findByRole('dialog', { name: 'Remove Sample Pottery?' })).textContent).toMatch(words)
})

test('an organizer replaces its link after a question', async () => {
  const replaceOrganizerLink = vi.fn(async (..._: Args<'replaceOrganizerLink'>) => ok({ email: 'robin@example.com' }))
  const { user } = enter(`${at}/event`, { getOrganizerEvent: async () => ok(cases.eventPage), replaceOrganizerLink })
  await user.click(await button('Replace my link'))
  expect(replaceOrganizerLink).not.toHaveBeenCalled()
  await user.click(await button('Replace the link'))
  expect(await title('Check your email')).toBe(document.activeElement)
})

test('the board shows the proof of each exhibitor, and a search, a state and an order go to the address', async () => {
  const { user, calls } = openBoard()
  await title('Exhibitors of Sample Craft Fair')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
    'Not begunLast mailed on 11/20/2026',
    'Certificate to review',
    'Bought, does not meet your requirementsCertificate 7KQ4-XM92Not met:Covers Saturday, 06/12/2027 to Sunday, 06/13/2027Last mailed on 11/20/2026',
    'Bought, meets your requirementsCertificate 8KQ4-XM92',
  ])
  await isAccessible()
  await user.type(screen.getByLabelText('Business, email, contact or booth'), 'soap')
  await user.selectOptions(screen.getByLabelText('Status'), 'Not begun')
  await user.click(await button('Find'))
  await waitFor(() => expect(here()).toBe(`${at}?search=soap&status=notBegun`))
  await user.click(await screen.findByRole('link', { name: /^Booth/ }))
  await waitFor(() => expect(here()).toBe(`${at}?search=soap&status=notBegun&sort=booth`))
  await waitFor(() =>
    expect(calls.listExhibitors.mock.calls.at(-1)![1]).toEqual({
      search: 'soap',
      state: 'notBegun',
      sort: 'booth',
      page: 1,
    }),
  )
  expect(screen.getByRole('link', { name: 'Download the list (CSV)' }).getAttribute('href')).toBe(
    `/api/organizer-events/${cases.token}/exhibitors/export`,
  )
})

test('a list is imported after a preview of each line', async () => {
  const { user, calls } = openBoard()
  await user.click(await button('Invite exhibitors from a list'))
  await user.upload(await screen.findByLabelText(/^CSV file/), cases.listFile)
  expect(
    await screen.findByRole('heading', { name: 'Two exhibitors will be invited, and three lines are skipped' }),
  ).toBe(document.activeElement)
  expect(screen.getByRole('list', { name: 'Skipped, because of a mistake' }).textContent).toBe(
    'Line 4: Sample Pottery, pat@Enter a valid email address',
  )
  await isAccessible()
  await user.click(await button('Invite two exhibitors'))
  await screen.findByText('One invitation on the way')
  expect(calls.importExhibitors.mock.calls.map(([, body]) => body)).toEqual([
    { csv: cases.csv, apply: false },
    { csv: cases.csv, apply: true },
  ])
  await user.click(await button('Show my exhibitors'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('reminders and a removal ask first and say what they do', async () => {
  const { user, calls } = openBoard()
  await user.click(await button('Remind two exhibitors without proof'))
  const dialog = await screen.findByRole('dialog', { name: 'Send reminders?' })
  expect(dialog.textContent).toContain('One exhibitor stopped the reminders.')
  await user.click(await button('Send two reminders'))
  await screen.findByText('Reminders are on their way to two exhibitors.')
  expect(calls.remindExhibitors).toHaveBeenCalledTimes(1)
  await user.click(await button('Remove Sample Pottery'))
  expect(calls.removeExhibitor).not.toHaveBeenCalled()
  await user.click(await button('Remove'))
  await screen.findByText('Sample Pottery is removed.')
})

test('one exhibitor is invited by its name and address', async () => {
  const inviteExhibitor = vi.fn(async (..._: Args<'inviteExhibitor'>) =>
    ok({ email: 'lamps@example.com', outcome: 'new' as const }),
  )
  const { user } = openBoard('', { inviteExhibitor })
  await user.click(await button('Invite one exhibitor'))
  await user.click(await button('Send the invitation'))
  expect(inviteExhibitor).not.toHaveBeenCalled()
  await user.type(await screen.findByLabelText('Business name'), 'Sample Lamps')
  await user.type(screen.getByLabelText('Email'), 'lamps@example.com')
  await isAccessible()
  await user.click(await button('Send the invitation'))
  await hasFocus('The invitation of Sample Lamps is on its way to lamps@example.com.')
  expect(inviteExhibitor.mock.calls[0]!.slice(0, 2)).toEqual([
    cases.token,
    { business: 'Sample Lamps', email: 'lamps@example.com', contact: null, booth: null },
  ])
})

test('the link for everyone is copied, and a message says so', async () => {
  const { user } = openBoard()
  await user.click(await button('Copy the link'))
  await screen.findByText('The link is copied.')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/quote/exhibit/K7QX4M`)
})

test('a certificate is returned with a reason, beside the requirements', async () => {
  const { user, calls } = openBoard()
  await user.click(await button('Review the certificate of Sample Toys'))
  await screen.findByRole('dialog', { name: 'Certificate of Sample Toys' })
  expect(screen.getByRole('region', { name: 'Your requirements' }).textContent).toContain('$1,000,000 each occurrence')
  expect(screen.getByRole('link', { name: 'Download certificate.pdf' })).toBeTruthy()
  await isAccessible()
  await user.click(await button('Return with a reason'))
  await user.type(await screen.findByLabelText('What is missing?'), 'It does not name us.')
  await user.click(await button('Return the certificate'))
  await hasFocus('The certificate of Sample Toys is returned. We mail your reason to toys@example.com.')
  expect(calls.decideCertificate.mock.calls[0]!.slice(0, 3)).toEqual([
    cases.token,
    cases.waiting.id,
    { certificate: cases.certificate.id, accepted: false, reason: 'It does not name us.' },
  ])
})

test('a dialog stays when the browser goes back, and then the board of that address loads', async () => {
  const { user, calls } = openBoard()
  await user.type(await screen.findByLabelText('Business, email, contact or booth'), 'soap')
  await user.click(await button('Find'))
  await waitFor(() => expect(calls.listExhibitors.mock.calls.at(-1)![1]).toMatchObject({ search: 'soap' }))
  await user.click(await button('Remove Sample Pottery'))
  await screen.findByRole('dialog')
  act(() => window.history.back())
  await waitFor(() => expect(here()).toBe(at))
  expect(screen.getByRole('dialog', { name: 'Remove Sample Pottery?' })).toBeTruthy()
  await user.click(await button('Remove'))
  await screen.findByText('Sample Pottery is removed.')
  expect(calls.listExhibitors.mock.calls.at(-1)![1]).not.toHaveProperty('search')
})

test('a link that does not open an event says so', async () => {
  openBoard('', { listExhibitors: async () => no({ status: 404, message: 'Not found' }) })
  expect(await title('This link does not open an event')).toBe(document.activeElement)
})

test('an exhibitor is led to its quote, uploads a certificate, and stops the reminders', async () => {
  const awaiting = cases.inState('awaiting', { certificate: cases.certificate })
  const calls = {
    getExhibitor: vi.fn(async (..._: Args<'getExhibitor'>) => ok(cases.exhibitorPage)),
    beginExhibitorQuote: vi.fn(async (..._: Args<'beginExhibitorQuote'>) => ok({ id: 'q1'.padEnd(22, 'x') })),
    uploadCertificate: vi.fn(async (..._: Args<'uploadCertificate'>) => ok(awaiting)),
    stopReminders: vi.fn(async (..._: Args<'stopReminders'>) =>
      ok(cases.inState('notBegun', { reminders_stopped: true })),
    ),
  }
  const { user } = enter(`/quote/exhibitor/${cases.token}`, calls)
  await title('Proof of insurance for Sample Craft Fair')
  await isAccessible()
  await user.click(await button('Stop the reminders'))
  await screen.findByText('You get no more reminders about this event.')
  await user.click(await button('Get a price'))
  await waitFor(() => expect(calls.beginExhibitorQuote).toHaveBeenCalledTimes(1))
  await user.upload(await screen.findByLabelText(/^Certificate/), cases.pdf)
  expect(await screen.findByText('Your certificate is sent.')).toBe(document.activeElement)
  expect(screen.getByText('The organizer has your certificate to read')).toBeTruthy()
})

test('an exhibitor registers itself with the link for everyone', async () => {
  const registerExhibitor = vi.fn(async (..._: Args<'registerExhibitor'>) => ok({ email: 'pat@example.com' }))
  const { user } = enter('/quote/exhibit/K7QX4M', {
    getExhibitorEvent: async () => ok(cases.fair),
    registerExhibitor,
  })
  await title('Exhibit at Sample Craft Fair')
  await user.type(screen.getByLabelText('Business name'), 'Sample Pottery')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await isAccessible()
  await user.click(await button('Send me my link'))
  expect(await title('Check your email')).toBe(document.activeElement)
  expect(registerExhibitor.mock.calls[0]!.slice(0, 2)).toEqual([
    'K7QX4M',
    { business: 'Sample Pottery', email: 'pat@example.com', contact: null, booth: null },
  ])
})
