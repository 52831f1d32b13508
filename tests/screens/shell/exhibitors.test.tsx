import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as cases from '../../walks/exhibitors.cases'
import { moratorium } from '../../walks/suspension.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'
import { type Args, at, button, openBoard, title } from './organizerBoard'

/* The pages of organizers and exhibitors beside the board, in the whole application. */

beforeEach(() => sessionStorage.clear())

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

test('ZIP codes fill in cities and states; one of another state is named, for the location and the organizer', async () => {
  const event = { ...cases.eventPage.event!, zip: null, city: null, state: null } as never
  const { user } = enter(`${at}/event`, {
    getOrganizerEvent: async () => ok({ ...cases.eventPage, event }),
    getCity: async () => ok({ city: 'Miami' }),
  })
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await user.type(await screen.findByLabelText('ZIP code of the location'), '33101')
  await waitFor(() => expect([value('City of the location'), value('State of the location')]).toEqual(['Miami', 'FL']))
  await user.selectOptions(screen.getByLabelText('State of the location'), 'TX')
  const own = screen.getByLabelText('Your ZIP code')
  await user.clear(own)
  await user.type(own, '33101')
  await user.selectOptions(screen.getByLabelText('Your state'), 'TX')
  expect(screen.getAllByText(/^ZIP code 33101 is in Florida, and the state is Texas\./)).toHaveLength(2)
  await user.click(await button('Change the location’s state to Florida'))
  expect(value('State of the location')).toBe('FL')
  expect(document.activeElement).toBe(screen.getByLabelText('State of the location'))
})

test('without an exhibitor that can be reminded today, the board says why instead', async () => {
  openBoard('', { listExhibitors: async () => ok({ ...cases.listed, remindable: 0 }) })
  expect(
    await screen.findByText('Two exhibitors without proof were emailed today, or stopped the reminders.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
})

test('an exhibitor reads that the organizer pays before it begins', async () => {
  const event = { ...cases.fair, organizer_pays: true }
  const page = enter(`/quote/exhibitor/${cases.token}`, {
    getExhibitor: async () => ok({ ...cases.exhibitorPage, event }),
  })
  const pays = /^Sample Fairs LLC pays for your policy if you wish/
  expect(await screen.findByText(pays)).toBeTruthy()
  page.unmount()
  const registration = enter('/quote/exhibit/K7QX4M', { getExhibitorEvent: async () => ok(event) })
  expect(await screen.findByText(pays)).toBeTruthy()
  registration.unmount()
  enter(`/quote/exhibitor/${cases.token}`, { getExhibitor: async () => ok(cases.exhibitorPage) })
  await title('Proof of insurance for Sample Craft Fair')
  expect(screen.queryByText(pays)).toBeNull()
})

test('an exhibitor with an order reads about its order, and of no way to buy', async () => {
  const event = { ...cases.fair, organizer_pays: true }
  const { unmount } = enter(`/quote/exhibitor/${cases.token}`, {
    getExhibitor: async () => ok({ ...cases.inState('ordered'), event }),
  })
  expect(await screen.findByRole('heading', { name: 'Your order' })).toBeTruthy()
  expect(await button('Look at my order')).toBeTruthy()
  const words = screen.getByRole('main').textContent
  expect(words).not.toMatch(/at the payment|price|Buy a policy/)
  await isAccessible()
  unmount()
  enter(`/quote/exhibitor/${cases.token}`, { getExhibitor: async () => ok({ ...cases.inState('met'), event }) })
  await screen.findByText('Your policy meets the organizer’s requirements')
  expect(screen.queryByText(/at the payment/)).toBeNull()
})

test('a moratorium at the location is named on the exhibitor’s page, the board and the page to register', async () => {
  const suspension = { ...moratorium, coverages: ['liability' as const] }
  const event = { ...cases.fair, suspension }
  const named = async () => {
    await screen.findByText('We can’t issue new liability coverage here right now')
    return screen.getByText(/^A named storm threatens the area\. New liability coverage for this area is on hold /)
  }
  const page = enter(`/quote/exhibitor/${cases.token}`, {
    getExhibitor: async () => ok({ ...cases.exhibitorPage, event }),
  })
  expect((await named()).textContent).not.toContain('Your quote is saved')
  expect(screen.getByText(/^You can get a price and save it, and buy once new coverage is sold again\./)).toBeTruthy()
  expect(screen.getByText('Upload a certificate that you have, or get a price now.')).toBeTruthy()
  expect(screen.queryByText(/^Buy /)).toBeNull()
  page.unmount()
  const registration = enter('/quote/exhibit/K7QX4M', { getExhibitorEvent: async () => ok(event) })
  expect(await named()).toBeTruthy()
  registration.unmount()
  const board = openBoard('', { listExhibitors: async () => ok({ ...cases.listed, suspension }) })
  expect(await named()).toBeTruthy()
  expect(screen.getByText(/^Your exhibitors can buy no policy from us meanwhile\./)).toBeTruthy()
  board.unmount()
  enter(`/quote/exhibitor/${cases.token}`, {
    getExhibitor: async () => ok({ ...cases.inState('accepted', {}), event }),
  })
  await screen.findByText('The organizer has accepted your certificate')
  expect(screen.queryByText('We can’t issue new liability coverage here right now')).toBeNull()
})

test('an exhibitor whose policy does not meet the requirements gets a link to change it', async () => {
  enter(`/quote/exhibitor/${cases.token}`, {
    getExhibitor: async () => ok(cases.inState('unmet', { unmet: ['Covers Saturday'] })),
  })
  expect((await screen.findByRole('link', { name: 'get a new link' })).getAttribute('href')).toBe(
    '/quote/#manage-policy',
  )
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
