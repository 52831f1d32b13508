import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as cases from '../../walks/exhibitors.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter, here } from './application'
import { type Args, at, button, hasFocus, openBoard, title } from './organizerBoard'

/* The board of an organizer, in the whole application. */

beforeEach(() => sessionStorage.clear())

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
  expect(screen.getByRole('list', { name: 'Will be skipped, because of a mistake' }).textContent).toBe(
    'Line 4: Sample Pottery, pat@Enter a valid email address',
  )
  // before the confirmation nothing has happened yet
  const parts = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
  expect(parts.filter((part) => !part?.startsWith('Will be '))).toEqual([])
  expect(parts.at(-1)).toBe('Will be invited by email (1)')
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

test('a line whose address another line has too is named first, and a refused file leaves the earlier one named', async () => {
  const [row, same] = cases.previews.sound.rows
  const email = 'Line 7 has this address too, for Sample Prints.'
  const rows = [
    { ...row!, notices: { email } },
    { ...same!, notices: { email: 'The same business as line 2.' } },
  ]
  const importExhibitors = vi.fn(async () => ok({ ...cases.previews.sound, rows }))
  const { user } = openBoard('', { importExhibitors })
  await user.click(await button('Invite exhibitors from a list'))
  await user.upload(await screen.findByLabelText(/^CSV file/), cases.listFile)
  const first = await screen.findByRole('list', { name: 'Check these lines first' })
  expect(first.textContent).toBe(`Line 2: Sample Pottery, pat@example.com${email}`)
  // its notice is not repeated where the line is counted
  expect(screen.getByRole('list', { name: 'Will be invited by email' }).textContent).toBe(
    'Line 2: Sample Pottery, pat@example.com',
  )
  const skipped = screen.getByRole('list', { name: 'Will be skipped: the business is in the file twice' })
  expect(skipped.textContent).toBe('Line 3: Sample Pottery, pat@example.comThe same business as line 2.')
  const another = screen.getByLabelText(/^Choose another file/)
  another.removeAttribute('accept')
  await user.upload(another, cases.noList)
  const why = (await screen.findByText(/“exhibitors.xlsx” is not a CSV file/)).closest('[role=alert]')
  expect(why?.textContent).toContain(
    'The preview above is of the earlier file, exhibitors.csv. Nothing of exhibitors.xlsx is imported.',
  )
  expect(await button('Invite one exhibitor from exhibitors.csv')).toBeTruthy()
  await isAccessible()
})

test('few lines of a list show in full, and only a longer list scrolls', async () => {
  const [row] = cases.previews.sound.rows
  const lines = (count: number, outcome: (typeof cases.previews.sound.rows)[number]['outcome']) =>
    Array.from({ length: count }, (_, i) => ({ ...row!, outcome, line: i + 2 }))
  const rows = [...lines(6, 'refused'), ...lines(7, 'new')]
  const { user } = openBoard('', { importExhibitors: async () => ok({ ...cases.previews.sound, rows }) })
  await user.click(await button('Invite exhibitors from a list'))
  await user.upload(await screen.findByLabelText(/^CSV file/), cases.listFile)
  const [few, many] = [
    await screen.findByRole('list', { name: 'Will be skipped, because of a mistake' }),
    screen.getByRole('list', { name: 'Will be invited by email' }),
  ]
  expect([few.tabIndex, many.tabIndex]).toEqual([-1, 0])
  await isAccessible()
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
