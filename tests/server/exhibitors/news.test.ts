import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isBefore, todayIn } from '../../../domain/common/dates'
import { startTestServer, type TestServer } from '../policies/fixture'
import { letOrganizerPay, newExhibitor, newFair, type OpenFair, organizerOrder } from '../rig/exhibitors'
import { form, sampleFiles } from '../rig/form'
import { runDueJobs } from '../rig/jobs'

/* The mail to an organizer about what waits for it. */

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})

const later = (hours: number) => {
  testServer.clock.instant = new Date(testServer.clock.instant.getTime() + hours * 60 * 60_000)
}
async function uploading({ id }: OpenFair, business: string) {
  const { token } = await newExhibitor(testServer.services, id, { business })
  const body = form({}, [{ name: 'certificate.pdf', bytes: sampleFiles.pdf }])
  const uploaded = await testServer.call('uploadCertificate', { params: { token }, ...body })
  expect(uploaded.statusCode, uploaded.body).toBe(200)
}
/** Runs the jobs, but for a message of a day that has not come. The queue itself compares with the database's clock. */
async function runDueByClock() {
  const { services, clock } = testServer
  const open = await services.db.q.selectFrom('job').select(['id', 'payload']).where('done', 'is', null).execute()
  const later = open.filter(({ payload: { kind, occasion } }) => {
    return kind === 'organizerNews' && isBefore(todayIn(clock.instant), String(occasion).split(' ')[1]!)
  })
  const move = (id: number, run_at: Date) =>
    services.db.q.updateTable('job').set({ run_at }).where('id', '=', id).execute()
  for (const { id } of later) await move(id, new Date('2900-01-01T00:00:00Z'))
  await runDueJobs(services)
  for (const { id } of later) await move(id, new Date(0))
}

/** The subjects of the mails to the organizer so far. */
async function newsOf({ id }: OpenFair) {
  const { services } = testServer
  await runDueByClock()
  const { email } = await services.db.q
    .selectFrom('organizer')
    .select('email')
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow()
  return services.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('an organizer is mailed of the first certificate at once, and of others in one message the next morning', async () => {
  const fair = await newFair(testServer.services)
  await uploading(fair, 'Sample Pottery')
  expect(await newsOf(fair)).toEqual(['Sample Craft Fair: one certificate for you'])
  await uploading(fair, 'Sample Toys')
  await uploading(fair, 'Sample Soap')
  expect(await newsOf(fair)).toHaveLength(1)
  later(24)
  const subjects = await newsOf(fair)
  expect(subjects).toHaveLength(2)
  expect(subjects[1]).toBe('Sample Craft Fair: three certificates for you')
  const letter = testServer.services.sent.at(-1)!.text
  for (const business of ['Sample Pottery', 'Sample Toys', 'Sample Soap']) expect(letter).toContain(business)
  later(24)
  expect(await newsOf(fair)).toHaveLength(2)
})

test('a certificate that was read in the meantime is not news, and an order to pay is', async () => {
  const fair = await newFair(testServer.services)
  await uploading(fair, 'Sample Pottery')
  await uploading(fair, 'Sample Toys')
  expect(await newsOf(fair)).toHaveLength(1)
  await testServer.services.db.q
    .updateTable('exhibitor_certificate')
    .set({ state: 'accepted', decided: testServer.clock.instant })
    .execute()
  later(24)
  expect(await newsOf(fair)).toHaveLength(1)
  await letOrganizerPay(testServer.services, fair.id)
  const { id } = await newExhibitor(testServer.services, fair.id, { business: 'Sample Books' })
  await organizerOrder(testServer, id)
  later(24)
  expect((await newsOf(fair)).at(-1)).toBe('Sample Craft Fair: one order for you')
})
