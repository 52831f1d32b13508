import { afterAll, beforeEach, expect, test } from 'vitest'
import { followUp } from '../../../server/marketing/followUp'
import { forgetOldUnsubscribeLinks, unsubscribeLink } from '../../../server/marketing/unsubscribe'
import { createJobs } from '../../../server/platform/jobs/queue'
import { createMail } from '../../../server/platform/mail/transport'
import { startMailServer } from '../mail/mailServer'
import { testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'
import { begin, newKey, payload } from '../rig/quotes'

const mailServer = await startMailServer()
const db = await testDatabase()
const app = await testApp({ services: { db, jobs: createJobs(db) }, env: mailServer.env })
afterAll(async () => {
  await app.close()
  await mailServer.close()
})
const { call, services } = app
const overSmtp = { ...services, mail: createMail(services.config) }
const day = 86_400_000

beforeEach(async () => {
  mailServer.received.length = 0
  for (const table of ['excluded_customer', 'unsubscribe_link', 'job', 'mail_log'] as const)
    await db.q.deleteFrom(table).execute()
})

const email = 'Ana@example.com'
const quoteOf = (address: string) =>
  begin(app, payload('location', { insurance_producer: 'False', insured_email: address }))
const work = () => runDueJobs(overSmtp, { backoff: () => 0, mostAttempts: 1 })

/** Sends the due reminders. */
async function remind() {
  const { id } = await quoteOf(email)
  const edited = new Date(services.now().getTime() - 2 * day)
  await db.q.updateTable('contact').set({ edited }).where('id', '=', id).execute()
  await followUp(overSmtp, {})
  await work()
}

/** A reminder as it arrives at a real mail server. */
async function reminder() {
  await remind()
  const [mail] = mailServer.of(email)
  const header = (key: string) => mail!.headers.find((one) => one.key === key)?.value
  return { text: mail!.text!, html: mail!.html!, header }
}
const excluded = () => db.q.selectFrom('excluded_customer').select(['list', 'email', 'note']).execute()
const notes = () =>
  db.q.selectFrom('audit').select(['actor', 'after']).where('action', 'like', 'excluded%.added').orderBy('id').execute()
/** the one-click request of Gmail and others */
const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
const press = (address: string) =>
  app.app.inject({
    method: 'POST',
    url: address.replace('https://www.example.com', ''),
    headers: oneClick,
    payload: 'List-Unsubscribe=One-Click',
  })

test('one-click unsubscribing works once and is audited', async () => {
  const { header, html, text } = await reminder()
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')!) ?? []
  expect(address).toMatch(/^https:\/\/www\.example\.com\/api\/unsubscribe\?token=[\w-]{43}$/)
  const page = address.replace('/api/', '/quote/')
  expect([html.includes(page), text.includes(page)]).toEqual([true, true])

  for (let presses = 0; presses < 2; presses++) {
    const { statusCode, body } = await press(address)
    expect([statusCode, JSON.parse(body)]).toEqual([200, { mailing: 'daily' }])
  }
  expect(await excluded()).toEqual([{ list: 'daily', email: 'ana@example.com', note: 'By the link in a message' }])
  expect(await notes()).toMatchObject([{ actor: 'customer', after: { email: 'ana@example.com' } }])
})

test('an unsubscribed address gets no more reminders', async () => {
  const { header } = await reminder()
  await press(/<(.+)>/.exec(header('list-unsubscribe')!)![1]!)
  mailServer.received.length = 0
  await remind()
  expect(mailServer.received).toEqual([])
})

test('a GET of the link leads to the confirmation page without unsubscribing', async () => {
  const { header } = await reminder()
  const { pathname, search } = new URL(/<(.+)>/.exec(header('list-unsubscribe')!)![1]!)
  const { statusCode, headers } = await app.app.inject({ method: 'GET', url: pathname + search })
  expect([statusCode, headers.location]).toEqual([302, `/quote/unsubscribe${search}`])
  expect(await excluded()).toEqual([])
})

test('the stored message for staff has no unsubscribe link', async () => {
  await reminder()
  const { content_key } = await db.q.selectFrom('mail_log').select('content_key').executeTakeFirstOrThrow()
  const stored = String(await services.files.get(content_key!))
  expect(stored).toContain('/quote/unsubscribe?token=…')
})

test('a quote on request has no unsubscribe link', async () => {
  const { id } = await quoteOf(email)
  await call('sendQuoteEmail', { body: { id, emails: email } })
  await work()
  const [{ headers, html } = { headers: [], html: '' }] = mailServer.of(email)
  expect(headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([])
  expect(html).not.toContain('unsubscribe')
})

test('the newsletter has an unsubscribe link of its own, and an earlier exclusion stays', async () => {
  const { oneClick: address } = await unsubscribeLink(services, { mailing: 'prospecting', email })
  const rows = [{ email, note: 'Asked by phone' }]
  const cookie = await app.staff('admin')
  await call('addExcludedProspectingCustomers', { body: { rows }, headers: newKey(), cookie })
  const { body } = await press(address)
  expect(JSON.parse(body)).toEqual({ mailing: 'prospecting' })
  expect(await excluded()).toEqual([{ list: 'prospecting', email: 'ana@example.com', note: 'Asked by phone' }])
})

test('an unknown or deleted link unsubscribes nobody', async () => {
  const { oneClick: address } = await unsubscribeLink(services, { mailing: 'daily', email })
  expect((await press(`${address.slice(0, -3)}AAA`)).statusCode).toBe(404)
  await forgetOldUnsubscribeLinks(db, new Date(services.now().getTime() + 364 * day))
  expect((await press(address)).statusCode).toBe(200)
  await forgetOldUnsubscribeLinks(db, new Date(services.now().getTime() + 366 * day))
  expect((await press(address)).statusCode).toBe(404)
})
