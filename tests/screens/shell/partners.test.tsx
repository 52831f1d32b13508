import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { embedCode } from '../../../domain/quote/embedCode'
import { bookingKey, delivery, endpoint, goneEndpoint, newKeySecret, partnersPage } from '../../walks/partners.cases'
import { admin } from '../../walks/settings.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter, here } from './application'
import { button, hasFocus, title } from './usersOffice'

const calls = (page = partnersPage) => ({
  getSession: async () => ok(admin),
  listPartners: vi.fn(async (_: Parameters<StaffClient['listPartners']>[0]) => ok(page)),
  addPartnerKey: vi.fn(async (..._: Parameters<StaffClient['addPartnerKey']>) =>
    ok({ key: bookingKey, secret: newKeySecret }),
  ),
  rotatePartnerKey: vi.fn(async (..._: Parameters<StaffClient['rotatePartnerKey']>) =>
    ok({ key: bookingKey, secret: newKeySecret }),
  ),
  revokePartnerKey: vi.fn(async () => ok({ ...bookingKey, state: 'revoked' as const })),
  addWebhookEndpoint: vi.fn(async (..._: Parameters<StaffClient['addWebhookEndpoint']>) =>
    ok({ endpoint, secret: 'whsec_c2FtcGxl' }),
  ),
  updateWebhookEndpoint: vi.fn(async (..._: Parameters<StaffClient['updateWebhookEndpoint']>) =>
    ok({ endpoint, secret: _[1].secret === 'replace' ? 'whsec_c2FtcGxl' : null }),
  ),
  rotateWebhookSecret: vi.fn(async () => ok({ endpoint, secret: 'whsec_c2FtcGxl' })),
  enableWebhookEndpoint: vi.fn(async () => ok({ ...goneEndpoint, state: 'enabled' as const })),
  removeWebhookEndpoint: vi.fn(async () => ok({ ...endpoint, state: 'removed' as const })),
  replayWebhookEndpoint: vi.fn(async (..._: Parameters<StaffClient['replayWebhookEndpoint']>) => ok({ replayed: 12 })),
  replayWebhookDelivery: vi.fn(async () => ok({ replayed: 1 })),
})
const open = (server = calls()) => ({ server, ...enter('/quote/admin/partners', server) })
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('partners are listed with their keys, their endpoints and the events, which the address searches', async () => {
  const { server, user } = open()
  await hasFocus(title('Partners'))
  const table = await screen.findByRole('table', { name: 'Keys of Example Venues' })
  expect(table.textContent).toContain('Booking system mq_4d2a91c0…Price, start and change quotes; read quotes')
  expect(within(table).getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1)
  expect(screen.getByRole('table', { name: 'Webhook endpoints of Example Venues' }).textContent).toContain(
    'Disabled: it answered that it is gone',
  )
  const events = screen.getByRole('table', { name: 'Events for partners' }).textContent
  expect(events).toContain('Failed after 10 attempts. The answer was 503')
  await isAccessible()
  await user.type(screen.getByRole('searchbox'), 'MQE')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed')
  await user.click(await button('Find'))
  expect(here()).toBe('/quote/admin/partners?search=MQE&state=failed')
  expect(server.listPartners.mock.calls.at(-1)![0]).toMatchObject({ search: 'MQE', state: 'failed', page: 1 })
})

test('a partner whose site may show our quote has the line for its page', async () => {
  open()
  expect(await screen.findByText(/^<script/)).toMatchObject({
    textContent: embedCode(window.location.origin, 'example-venues'),
  })
  expect(screen.getByText(/^The quote has the color #8a2560 there\. Example Venues pastes this line/)).toBeTruthy()
  expect(screen.getByText(/^No page may show our quote for Example Planners/)).toBeTruthy()
})

test('a key is made from a name, shown once, and its dialog closes only after “I have saved it”', async () => {
  const { server, user } = open()
  await user.click(await button('Make a key for Example Venues'))
  await user.click(await button('Make the key'))
  expect(server.addPartnerKey).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Booking system')
  await isAccessible()
  await user.click(await button('Make the key'))
  expect(server.addPartnerKey.mock.calls[0]!.slice(0, 2)).toEqual([
    'example-venues',
    { name: 'Booking system', scopes: bookingKey.scopes, days: null },
  ])
  expect((await dialog('The new key')).textContent).toContain(newKeySecret)
  await isAccessible()
  await user.keyboard('{Escape}')
  const asking = await dialog('Have you saved it?')
  await user.click(within(asking).getByRole('button', { name: 'I have saved it' }))
  expect(screen.queryByText(newKeySecret)).toBeNull()
})

test('a key is replaced by a new one; both work for a week unless another day is chosen', async () => {
  const { server, user } = open()
  await user.click(await button('Replace the key “Booking system” mq_4d2a91c0'))
  await user.click(await button('Make the new key'))
  expect(server.rotatePartnerKey.mock.calls[0]!.slice(0, 2)).toEqual([bookingKey.id, { until: '11/27/2026' }])
  expect(await dialog('The new key')).toBeTruthy()
})

test('an endpoint is added, and its signing secret is shown once', async () => {
  const { server, user } = open()
  await user.click(await button('Add a webhook endpoint for Example Planners'))
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://planners.example.com/hooks')
  await user.click(await button('Add the endpoint'))
  expect(server.addWebhookEndpoint.mock.calls[0]!.slice(0, 2)).toEqual([
    'example-planners',
    { url: 'https://planners.example.com/hooks', events: endpoint.events },
  ])
  expect(await dialog('The new signing secret')).toBeTruthy()
})

test('an endpoint gets another address once staff say what becomes of its signing secret', async () => {
  const { server, user, toasts } = open()
  await user.click(await button(`Change ${endpoint.url}`))
  const address = screen.getByRole('textbox', { name: /^Address/ })
  await user.clear(address)
  await user.type(address, 'https://new.venues.example.com/hooks')
  await user.click(await button('Change the endpoint'))
  expect(server.updateWebhookEndpoint).not.toHaveBeenCalled()
  await isAccessible()
  await user.click(screen.getByRole('radio', { name: /^Stays/ }))
  await user.click(await button('Change the endpoint'))
  expect(server.updateWebhookEndpoint.mock.calls[0]!.slice(0, 2)).toEqual([
    endpoint.id,
    { url: 'https://new.venues.example.com/hooks', events: endpoint.events, secret: 'keep' },
  ])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'The endpoint is changed.' }])
})

test('a secret that a change replaces is shown once', async () => {
  const { server, user } = open()
  await user.click(await button(`Change ${goneEndpoint.url}`))
  await user.click(screen.getByRole('radio', { name: 'Events of quotes' }))
  await user.click(screen.getByRole('radio', { name: /^Is replaced/ }))
  await user.click(await button('Change the endpoint'))
  expect(server.updateWebhookEndpoint.mock.calls[0]![1]).toEqual({
    url: goneEndpoint.url,
    events: ['quote.referred', 'quote.approved', 'quote.declined'],
    secret: 'replace',
  })
  expect(await dialog('The new signing secret')).toBeTruthy()
})

test.each([
  ['Revoke the key “Booking system” mq_4d2a91c0', 'Revoke the key', 'revokePartnerKey', bookingKey.id],
  [`Make a new signing secret for ${endpoint.url}`, 'Make a new secret', 'rotateWebhookSecret', endpoint.id],
  [`Enable ${goneEndpoint.url}`, 'Enable it', 'enableWebhookEndpoint', goneEndpoint.id],
  [`Remove ${endpoint.url}`, 'Remove the endpoint', 'removeWebhookEndpoint', endpoint.id],
  [`Send the event ${delivery.event_id} of MQE-0048153 again`, 'Send it again', 'replayWebhookDelivery', delivery.id],
] as const)('“%s” asks first', async (begins, confirms, call, id) => {
  const server = calls({ ...partnersPage, rows: [delivery], total: 1 })
  const { user } = open(server)
  await user.click(await button(begins))
  expect(server[call]).not.toHaveBeenCalled()
  await isAccessible()
  await user.click(await button(confirms))
  expect(server[call]).toHaveBeenCalledWith(id, expect.anything())
})

test('all events since a day are sent again', async () => {
  const { server, user, toasts } = open()
  await user.click(await button(`Send events to ${endpoint.url} again`))
  await user.type(screen.getByRole('textbox', { name: /^Since/ }), '11/18/2026')
  await user.click(await button('Send them again'))
  expect(server.replayWebhookEndpoint.mock.calls[0]!.slice(0, 2)).toEqual([endpoint.id, { since: '11/18/2026' }])
  expect(toasts).toMatchObject([{ kind: 'success', text: '12 events are sent again.' }])
})
