import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMail } from '../../../server/notifications/mailJob'
import type { JobHandler } from '../../../server/platform/jobs/handler'
import type { MailMessage } from '../../../server/platform/services/services'
import { announceCertificates } from '../../../server/policies/certificateNews'
import { forgetOldSubscriptions } from '../../../server/policies/certificateSubscriptions'
import { addPolicyDocuments } from '../../../server/policies/documents'
import { runDueJobs } from '../rig/jobs'
import { newAddress } from '../rig/words'
import { type Bought, startTestServer, type TestServer } from './fixture'

const day = 24 * 60 * 60_000
const cancel = { type: 'cancel', reason: 'The location burned down' } as const
const renamed = { step0: { event_name: 'Sample Jubilee' } }

const sent: MailMessage[] = []
let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer({
    mail: { send: async (message) => void sent.push(message), verify: async () => {} },
  })
})
afterAll(() => testServer.close())
beforeEach(async () => {
  testServer.clock.instant = start
  // Nodes on PostgreSQL count the calls of all tests here together.
  await testServer.services.db.q.deleteFrom('rate_limit').execute()
})

/** The codes of a policy's valid certificates of liability, the oldest first. */
async function codesOf({ policyNumber }: Bought): Promise<string[]> {
  const { q } = testServer.services.db
  const { version } = await q
    .selectFrom('policy')
    .select('version')
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow()
  const rows = await q
    .selectFrom('certificate')
    .select('code')
    .where('policy_number', '=', policyNumber)
    .where('policy_version', '=', version)
    .where('kind', '=', 'certificate')
    .where('replaced', 'is', null)
    .orderBy('issued')
    .execute()
  return rows.map(({ code }) => code)
}

const follow = (code: string, email: string) =>
  testServer.call('subscribeToCertificate', { params: { code }, body: { email } })
const mailTo = (email: string) => sent.filter(({ to }) => to === email)
const tokenIn = (html: string) => /certificate-updates\/([\w-]+)/.exec(html)![1]!
const subscription = async (token: string) =>
  (await testServer.call('getCertificateSubscription', { params: { token } })).data
const confirm = (token: string) => testServer.call('confirmCertificateSubscription', { params: { token } })
const end = (token: string) => testServer.call('endCertificateSubscription', { params: { token } })
/** Sends the mail about certificates. Other mail and documents are no subject here. */
const runJobs = () => {
  const mail: JobHandler = async (services, payload) =>
    String(payload['kind']).startsWith('certificate') ? sendMail(services, payload) : undefined
  const nothing = async () => undefined
  return runDueJobs(testServer.services, { handlers: { mail, documents: nothing, refund: nothing } })
}

/** Follows a certificate and confirms it. @returns the token of the link */
async function following(code: string, email = newAddress()): Promise<{ email: string; token: string }> {
  expect((await follow(code, email)).statusCode).toBe(202)
  await runJobs()
  const token = tokenIn(mailTo(email).at(-1)!.html)
  expect((await confirm(token)).data).toEqual({ code, email, status: 'active' })
  return { email, token }
}

const makeCertificate = async ({ id }: Bought, body: object) =>
  testServer.call('generateCoiSel', {
    params: { id },
    headers: { 'idempotency-key': randomUUID(), 'if-match': '*' },
    body: { description_of_operations: 'Wedding reception', ...body },
    cookie: await testServer.staff('rep'),
  })

test('an address confirms by a mailed link, hears of a change once, and follows the new certificate', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const { email, token } = await following(code!)
  expect((await testServer.submit(policy, renamed)).status).toBe(200)
  await runJobs()
  const [next] = await codesOf(policy)
  expect(next).not.toBe(code)
  const news = mailTo(email).slice(1)
  expect(news.map(({ subject }) => subject)).toEqual([`Certificate ${code} was replaced`])
  expect(news[0]!.text.replace(/\s+/g, ' ')).toContain(`Certificate ${next} replaces it`)
  expect(news[0]!.html).toContain(`/quote/certificate/${next}`)
  expect(await subscription(token)).toEqual({ code: next, email, status: 'active' })
  // the next change is news of the new certificate
  await testServer.submit(policy, { step0: { event_name: 'Sample Gala' } })
  await runJobs()
  expect(mailTo(email).at(-1)!.subject).toBe(`Certificate ${next} was replaced`)
  expect(mailTo(email)).toHaveLength(3)
})

test('an address that gets updates already is told so, and needs no confirmation', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const { email, token } = await following(code!)
  await follow(code!, email.toUpperCase())
  await runJobs()
  expect(mailTo(email).at(-1)!.subject).toMatch(/^You get updates about certificate/)
  expect((await subscription(token)).status).toBe('active')
})

test('staff see the letters without the link, which would let them confirm or end it', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const { email, token } = await following(code!)
  const { db, files } = testServer.services
  const logged = db.q.selectFrom('mail_log').select('content_key').where('recipient', '=', email)
  const stored = String(await files.get((await logged.executeTakeFirstOrThrow()).content_key!))
  expect(stored).toContain('/quote/certificate-updates/…')
  expect(stored).not.toContain(token)
})

test('a cancellation reaches each subscriber once and closes the subscription', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const [one, other] = [await following(code!), await following(code!)]
  await testServer.submit(policy, cancel)
  await runJobs()
  for (const { email, token } of [one, other]) {
    expect(
      mailTo(email)
        .slice(1)
        .map(({ subject }) => subject),
    ).toEqual([`Certificate ${code} is no longer valid: the policy was canceled`])
    expect((await subscription(token)).status).toBe('closed')
    // it cannot be begun again
    expect((await confirm(token)).data.status).toBe('closed')
  }
})

test('nothing is sent to an address that has not confirmed, or has ended it by one click', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const stranger = newAddress()
  await follow(code!, stranger)
  const { email } = await following(code!)
  await testServer.submit(policy, renamed)
  await runJobs()
  const { unsubscribe } = mailTo(email).at(-1)!
  const { pathname } = new URL(unsubscribe!)
  // a program that looks at links changes nothing
  const looked = await testServer.app.inject({ method: 'GET', url: pathname })
  expect([looked.statusCode, looked.headers.location]).toEqual([
    302,
    `/quote/certificate-updates/${pathname.split('/')[3]}`,
  ])
  for (let n = 0; n < 2; n++) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const ended = await testServer.app.inject({ method: 'POST', url: pathname, headers, payload })
    expect([ended.statusCode, ended.json().status]).toEqual([200, 'ended'])
  }
  await testServer.submit(policy, { step0: { event_name: 'Sample Gala' } })
  await testServer.submit(policy, cancel)
  await runJobs()
  expect(mailTo(email)).toHaveLength(2)
  expect(mailTo(stranger)).toHaveLength(1)
})

test('an address that has ended it begins again with any of its links', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const { email, token } = await following(code!)
  expect((await end(token)).data.status).toBe('ended')
  // a new request changes nothing by itself: anyone could make it
  await follow(code!, email)
  await runJobs()
  expect((await subscription(token)).status).toBe('ended')
  expect((await confirm(tokenIn(mailTo(email).at(-1)!.html))).data.status).toBe('active')
  expect((await subscription(token)).status).toBe('active')
})

test('a new certificate for the same holder is news to its followers only', async () => {
  const policy = await testServer.buy()
  const [derived] = await codesOf(policy)
  await makeCertificate(policy, { certificate_holder: 'Sample Hall\n1 Example Street' })
  const hall = (await codesOf(policy)).find((code) => code !== derived)!
  const [venue, holder] = [await following(derived!), await following(hall)]
  await makeCertificate(policy, { certificate_holder: 'Sample Hall\n1 Example Street' })
  await runJobs()
  expect(mailTo(holder.email).at(-1)!.subject).toBe(`Certificate ${hall} was replaced`)
  expect(mailTo(venue.email)).toHaveLength(1)
})

test('a certificate that corrects a misspelled holder takes its followers, each once', async () => {
  const policy = await testServer.buy()
  const [derived] = await codesOf(policy)
  const holders = { wrong: 'Sampel Hall\n1 Example Street', right: 'Sample Hall\n1 Example Street' }
  await makeCertificate(policy, { certificate_holder: holders.wrong })
  await makeCertificate(policy, { certificate_holder: holders.right })
  const [wrong, right] = (await codesOf(policy)).filter((code) => code !== derived)
  const both = await following(wrong!)
  const second = await following(right!, both.email)
  await makeCertificate(policy, { certificate_holder: holders.right, instead_of: 'Sampel Hall' })
  await runJobs()
  const next = (await codesOf(policy)).find((code) => code !== derived)!
  const states = await Promise.all([both, second].map(({ token }) => subscription(token)))
  expect(states.filter(({ status }) => status === 'active')).toEqual([
    { code: next, email: both.email, status: 'active' },
  ])
  expect(states.filter(({ status }) => status === 'closed')).toHaveLength(1)
  await testServer.submit(policy, renamed)
  await runJobs()
  expect(mailTo(both.email).filter(({ subject }) => subject === `Certificate ${next} was replaced`)).toHaveLength(1)
})

test('a certificate of a coverage that a change removes is no longer valid', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const { email, token } = await following(code!)
  const { services } = testServer
  const { id: contactId, policyNumber } = policy
  await services.db.tx(async () => {
    await services.db.q.updateTable('policy').set({ version: 2 }).where('policy_number', '=', policyNumber).execute()
    const added = { contactId, policyNumber, version: 2, coverageType: 'Cancellation Insurance', at: services.now() }
    await addPolicyDocuments(services.db, added)
    await announceCertificates(services, { contactId, occasion: 'a change' })
  })
  await runJobs()
  expect(mailTo(email).at(-1)!.subject).toBe(`Certificate ${code} is no longer valid`)
  expect((await subscription(token)).status).toBe('closed')
})

test('a request is refused beside its field, for an unknown code, and for a certificate that is no longer valid', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const wrong = await follow(code!, 'nobody')
  expect([wrong.statusCode, Object.keys(wrong.data.errors)]).toEqual([422, ['email']])
  expect((await follow('AAAA-AAAA', newAddress())).statusCode).toBe(404)
  await testServer.submit(policy, cancel)
  expect((await follow(code!, newAddress())).statusCode).toBe(409)
  expect((await testServer.call('getCertificateSubscription', { params: { token: 'x'.repeat(43) } })).statusCode).toBe(
    404,
  )
})

test('an address gets five links a day from one caller at most', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  const email = newAddress()
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await follow(code!, email)).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('subscriptions that nobody confirmed, and those that have ended, are deleted in time', async () => {
  const policy = await testServer.buy()
  const [code] = await codesOf(policy)
  await follow(code!, newAddress())
  const [active, ended] = [await following(code!), await following(code!)]
  expect((await end(ended.token)).data.status).toBe('ended')
  const { db, clock } = { ...testServer.services, clock: testServer.clock }
  const rows = async () => {
    const selected = db.q.selectFrom('certificate_subscription').select('email').where('contact_id', '=', policy.id)
    return (await selected.execute()).map(({ email }) => email).sort()
  }
  clock.pass(31 * day)
  await forgetOldSubscriptions(db, clock.now())
  expect(await rows()).toEqual([active.email, ended.email].sort())
  clock.pass(60 * day)
  await forgetOldSubscriptions(db, clock.now())
  expect(await rows()).toEqual([active.email])
})
