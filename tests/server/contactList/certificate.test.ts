import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDocuments } from '../../../server/policies/documentsJob'
import { readPdf } from '../documents/reader'
import { type Bought, startTestServer, type TestServer } from '../policies/fixture'
import type { Role } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin } from '../rig/quotes'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
}, 120_000)
afterAll(() => testServer.close())

const words = {
  description_of_operations: 'Wedding reception\nOne stage, no fireworks',
  certificate_holder: 'Sample Meadow Barn LLC\n12 Example Avenue\nAustin, TX 78701',
}
const draw = () =>
  runDueJobs(testServer.services, {
    handlers: { documents: makeDocuments, mail: async () => undefined, refund: async () => undefined },
  })

async function generate(
  { id }: Pick<Bought, 'id'>,
  body: object = words,
  { as = 'rep' as Role, key = randomUUID(), version = '*' } = {},
) {
  return testServer.call('generateCoiSel', {
    params: { id },
    headers: { 'idempotency-key': key, 'if-match': version },
    body,
    cookie: await testServer.staff(as),
  })
}
const read = async ({ id }: Pick<Bought, 'id'>) =>
  (
    await testServer.call('getDescriptionOfOperations', {
      params: { id },
      cookie: await testServer.staff('underwriter'),
    })
  ).data
/** the last holder's */
const certificateOf = async (policy: Bought) =>
  (await testServer.open(policy)).documents.findLast(({ kind }) => kind === 'certificate')!
const fileAt = async (url: string) => {
  const answered = await testServer.app.inject({ method: 'GET', url })
  return {
    status: answered.statusCode,
    text: answered.statusCode === 200 ? (await readPdf(answered.rawPayload)).text : '',
  }
}
const codes = (id: string) =>
  testServer.services.db.q
    .selectFrom('certificate')
    .selectAll()
    .where('contact_id', '=', id)
    .orderBy('issued')
    .orderBy('policy_version')
    .execute()
const check = async (code: string) => (await testServer.call('getCertificate', { params: { code } })).data

test('the certificate’s wording follows from the answers until staff change it', async () => {
  const policy = await testServer.buy({ event_name: 'Sample wedding' })
  const before = await read(policy)
  expect(before.description_of_operations).toContain('Sample wedding, ')
  expect(before.description_of_operations).toContain('people attending')
  expect(before.certificate_holder.split('\n').length).toBeGreaterThan(1)
  await generate(policy)
  expect(await read(policy)).toEqual(words)
  // derived text is not stored
  await generate(policy, before)
  const [contact] = await testServer.rows('contact', policy.id)
  expect([contact.description_of_operations, contact.holder_words]).toEqual([null, null])
})

test('each holder has a certificate of its own, and none makes another one invalid', async () => {
  const policy = await testServer.buy()
  const park = { ...words, certificate_holder: 'City of Sample: Parks & Recreation\n1 Example Plaza' }
  await generate(policy)
  await generate(policy, park)
  await draw()
  const statuses = async () => Promise.all((await codes(policy.id)).map(async ({ code }) => (await check(code)).status))
  expect(await statuses()).toEqual(['notYet', 'notYet', 'notYet'])
  const listed = async () => (await testServer.open(policy)).documents.filter(({ kind }) => kind === 'certificate')
  const names = [
    'Certificate of insurance',
    'Certificate of insurance for Sample Meadow Barn LLC',
    'Certificate of insurance for City of Sample Parks & Recreation',
  ]
  expect((await listed()).map(({ name }) => name)).toEqual(names)
  const codesByHolder = new Map((await codes(policy.id)).map(({ holder_words, code }) => [holder_words, code]))
  const [, barn, city] = await Promise.all((await listed()).map(async ({ url }) => (await fileAt(url)).text))
  expect(barn).toContain('Sample Meadow Barn LLC')
  expect(barn).toContain(codesByHolder.get(words.certificate_holder))
  expect(barn).not.toContain('1 Example Plaza')
  expect(city).toContain('1 Example Plaza')
  expect(city).toContain(codesByHolder.get(park.certificate_holder))
  // a change of the policy makes a new one for each
  await testServer.submit(policy, { step0: { event_name: 'Renamed' } })
  expect((await listed()).map(({ name }) => name)).toEqual(names)
  expect((await statuses()).toSorted()).toEqual([...Array(3).fill('notYet'), ...Array(3).fill('replaced')])
  await draw()
  expect((await fileAt((await listed())[2]!.url)).text).toContain('1 Example Plaza')
})

test('a corrected certificate replaces the one of the misspelled holder, for good, and no other one', async () => {
  const policy = await testServer.buy()
  const misspelled = 'Smaple Meadow Barn LLC\n12 Example Avenue\nAustin, TX 78701'
  await generate(policy, { ...words, certificate_holder: misspelled })
  const park = { ...words, certificate_holder: 'Example Park\n1 Example Plaza' }
  await generate(policy, park)
  const wrong = await generate(policy, { ...words, instead_of: 'Sample Barn' })
  expect([wrong.statusCode, wrong.data.errors['instead_of']]).toEqual([
    422,
    expect.stringMatching(
      /^No certificate is for “Sample Barn”. There are certificates for “.+”, “Smaple Meadow Barn LLC” and “Example Park”$/,
    ),
  ])
  expect((await generate(policy, { ...words, instead_of: ' smaple meadow barn llc ' })).statusCode).toBe(200)
  const statuses = async () =>
    Promise.all(
      (await codes(policy.id)).map(async ({ holder_words, code }) => [
        holder_words?.split('\n')[0] ?? null,
        (await check(code)).status,
      ]),
    )
  expect((await statuses()).toSorted()).toEqual([
    [null, 'notYet'],
    ['Example Park', 'notYet'],
    ['Sample Meadow Barn LLC', 'notYet'],
    ['Smaple Meadow Barn LLC', 'replaced'],
  ])
  expect((await testServer.audits(policy.id, 'certificate.made')).at(-1)!.after).toMatchObject({
    instead_of: 'smaple meadow barn llc',
  })
  // a change of the policy does not bring it back
  await testServer.submit(policy, { step0: { event_name: 'Renamed' } })
  const listed = (await testServer.open(policy)).documents.filter(({ kind }) => kind === 'certificate')
  expect(listed.map(({ name }) => name)).not.toContain('Certificate of insurance for Smaple Meadow Barn LLC')
  expect(listed).toHaveLength(3)
})

test('a reissued certificate has the new wording; the old address keeps its file, and the old code is replaced', async () => {
  const policy = await testServer.buy()
  await generate(policy, { ...words, description_of_operations: 'Wedding reception' })
  await draw()
  const old = await certificateOf(policy)
  const [, first] = await codes(policy.id)
  testServer.clock.pass(60_000)
  const { statusCode, data } = await generate(policy)
  expect(statusCode).toBe(200)
  expect(data.documents.filter(({ kind }: { kind: string }) => kind === 'certificate')).toHaveLength(2)
  await draw()
  const made = await certificateOf(policy)
  expect(made.url).not.toBe(old.url)
  const { text } = await fileAt(made.url)
  for (const shown of ['One stage, no fireworks', 'Sample Meadow Barn LLC']) expect(text).toContain(shown)
  expect((await fileAt(old.url)).text).not.toContain('One stage, no fireworks')
  const second = (await codes(policy.id)).at(-1)
  expect([(await check(first!.code)).status, (await check(second!.code)).status]).toEqual(['replaced', 'notYet'])
  expect(text).toContain(second!.code)
})

test('a change of the policy keeps the wording set by staff', async () => {
  const policy = await testServer.buy()
  await generate(policy)
  await testServer.submit(policy, { step0: { event_name: 'Renamed' } })
  await draw()
  expect((await fileAt((await certificateOf(policy)).url)).text).toContain('Sample Meadow Barn LLC')
  const all = await codes(policy.id)
  expect(await Promise.all(all.map(async ({ code }) => (await check(code)).status))).toEqual([
    'replaced',
    'replaced',
    'notYet',
    'notYet',
  ])
})

test('is mailed to the named recipients, audited, and made once under its key', async () => {
  const policy = await testServer.buy()
  const key = randomUUID()
  const body = { ...words, emails: 'venue@example.com; other@example.com' }
  const [first, again] = [await generate(policy, body, { key }), await generate(policy, body, { key })]
  expect(again.data).toEqual(first.data)
  expect(await codes(policy.id)).toHaveLength(2)
  const mails = (await testServer.jobsOf(policy.id)).filter(({ payload }) => payload['kind'] === 'documentsSent')
  expect(mails.map(({ payload }) => payload['emails'])).toEqual([['venue@example.com', 'other@example.com']])
  expect(await testServer.audits(policy.id, 'certificate.made')).toMatchObject([
    {
      actor: 'rep@example.com',
      before: { certificate_holder: null },
      after: { certificate_holder: words.certificate_holder },
    },
  ])
  expect((await generate(policy, words, { key })).statusCode).toBe(422)
})

test('an invalid value is refused beside its field', async () => {
  const policy = await testServer.buy()
  expect((await generate(policy, { emails: 'no address' })).data.errors).toHaveProperty('emails')
  const card = { certificate_holder: '4242 4242 4242 4242' }
  expect((await generate(policy, card)).data.errors).toHaveProperty('certificate_holder')
})

test('there is none for a quote, a canceled policy, or cancellation coverage alone', async () => {
  const quote = await begin(testServer)
  expect((await read(quote)).description_of_operations).not.toBe('')
  expect((await generate(quote)).statusCode).toBe(409)
  const cancelled = await testServer.buy()
  await testServer.submit(cancelled, { type: 'cancel' })
  expect((await generate(cancelled)).statusCode).toBe(409)
  const alone = await testServer.buy({ coverage_type: 'Cancellation Insurance', event_total_costs: 20_000 })
  expect((await generate(alone)).statusCode).toBe(409)
  expect((await generate({ id: 'AAAAAAAAAAAAAAAAAAAAAA' })).statusCode).toBe(404)
  expect((await generate(alone, words, { as: 'underwriter' })).statusCode).toBe(403)
})

test('an outdated version does not overwrite the wording', async () => {
  const policy = await testServer.buy()
  const { version } = (await generate(policy)).data.contact
  const other = { ...words, certificate_holder: 'Somebody else' }
  expect((await generate(policy, other, { version: String(version - 1) })).statusCode).toBe(412)
  expect(await read(policy)).toEqual(words)
  const key = randomUUID()
  const made = await generate(policy, other, { version: String(version), key })
  expect(made.statusCode, made.body).toBe(200)
  // a repeated call returns the same, although the version has changed
  expect((await generate(policy, other, { version: String(version), key })).body).toBe(made.body)
})
