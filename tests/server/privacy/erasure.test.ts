import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffAddress } from '../../../server/notifications/recipients'
import { readConfig } from '../../../server/platform/config/config'
import { createFiles } from '../../../server/platform/files/storage'
import { createJobs } from '../../../server/platform/jobs/queue'
import { createMail } from '../../../server/platform/mail/transport'
import { createSms } from '../../../server/platform/sms/transport'
import { tables } from '../../../server/privacy/dataMap'
import { eraseOldQuotes } from '../../../server/privacy/retention'
import { emailOf, type TestApp, testApp } from '../rig/app'
import { form, sampleFiles } from '../rig/form'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, newKey, payload, rainRequest, sign } from '../rig/quotes'

/** A word that stands in every text of one person, and nowhere else. */
const word = 'Quixarine'
const email = 'quixarine.person@example.com'
const phone = '512-555-0177'
const traces = [word.toLowerCase(), '5550177', '512-555-0177']

const person = {
  insured_email: email,
  insured_phone: phone,
  insured_first_name: word,
  insured_last_name: `${word}-Sample`,
  insured_address_1: `1 ${word} Street`,
  event_name: `${word} and friends`,
  event_location_name: `${word} Hall`,
}

let app: TestApp
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-privacy-'))
  const config = readConfig({ DATA_FOLDER: folder, LOG_LEVEL: 'silent' })
  const outside = { files: await createFiles(config), mail: createMail(config), sms: createSms(config) }
  app = await testApp({ services: outside, env: { DATA_FOLDER: folder } })
  Object.assign(app.services, { jobs: createJobs(app.services.db) })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Everything that our mail, files and tables hold of the person: rows by table, and files. */
async function remaining(): Promise<string[]> {
  const { db } = app.services
  const isTrace = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace))
  const left: string[] = []
  for (const [name] of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db.q)
    left.push(...rows.filter(({ row }) => isTrace(row)).map(({ row }) => `${name}: ${row}`))
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && (isTrace(entry.name) || isTrace(await readFile(file, 'latin1')))) left.push(file)
  }
  return left
}

const done = async (answered: ReturnType<TestApp['call']>) => {
  const { statusCode, body, data } = await answered
  expect(statusCode, body).toBeLessThan(300)
  return data
}

/** A quote with all that can belong to one, as the person, their mail and staff make it. */
async function livelyQuote(): Promise<string> {
  const contact = await begin(app, payload('location', person))
  const params = { params: { id: contact.id } }
  const rep = { cookie: await app.staff('rep') }
  await done(app.call('signTerms', { ...params, body: { ...sign, name: word, signature: word } }))
  await done(app.call('sendQuoteEmail', { body: { id: contact.id, emails: email } }))
  await done(app.call('textTermsLink', { ...params, body: { phone } }))
  const upload = form({}, [{ name: `${word} plan.pdf`, bytes: sampleFiles.pdf }])
  const headers = { ...upload.headers, ...newKey() }
  const { documents } = await done(app.call('uploadDocuments', { ...params, ...rep, raw: upload.raw, headers }))
  const sending = { emails: email, documents: [documents[0].id], message: `Dear ${word}` }
  await done(app.call('emailDocuments', { ...params, ...rep, body: sending, headers: newKey() }))
  await runDueJobs(app.services)
  return contact.id
}

/** The person as the contact of a venue, which is the venue of a quote too. The venue itself stays. */
async function venueContact(id: string): Promise<void> {
  const rep = { cookie: await app.staff('rep') }
  const csv = `known_as,legal_name,address_1,city,state,zip,send_to\nHall,Hall LLC,1 A Street,Austin,TX,78701,${email}`
  await done(app.call('importVenues', { ...rep, body: { csv, apply: true } }))
  const [venue] = (await done(app.call('listVenues', rep))).rows
  const params = { venue: venue.id }
  await done(app.call('inviteVenue', { ...rep, params, body: { name: word, email } }))
  await done(app.call('verifyVenue', { ...rep, params }))
  await done(app.call('chooseVenue', { params: { id }, body: { code: venue.code } }))
}

/** Requests, a search and a prospect's record, which belong to no quote. */
async function requests(): Promise<void> {
  const admin = { cookie: await app.staff('admin') }
  await done(app.call('requestRainCover', { headers: newKey(), body: { ...rainRequest, name: word, email, phone } }))
  await done(app.call('findQuotes', { params: { a: email, b: '06-12-2027' } }))
  await done(app.call('addProspect', { ...admin, body: { email, name: word, phone, note: word } }))
  await runDueJobs(app.services)
}

const call = async (id: 'findPersonalData' | 'erasePersonalData') =>
  done(app.call(id, { cookie: await app.staff('admin'), body: { email: ' Quixarine.Person@Example.com ' } }))

test('nothing of a person is left in a table or a file after the erasure, and the history keeps its actions', async () => {
  const id = await livelyQuote()
  await venueContact(id)
  await requests()
  expect((await remaining()).length).toBeGreaterThan(20)
  const before = await call('findPersonalData')
  expect(before.contacts).toMatchObject([{ contact_id: id, retained_until: null, retained_because: null }])
  const { erased, left } = await call('erasePersonalData')
  expect([erased, left]).toEqual([1, { email, reference: before.reference, contacts: [], others: [] }])
  await runDueJobs(app.services)
  expect(await remaining()).toEqual([])
  const history = await app.services.db.q.selectFrom('audit').selectAll().where('contact_id', '=', id).execute()
  const of = (action: string) => history.find((entry) => entry.action === action)
  expect(of('terms.signed')).toMatchObject({ before: null, after: null, actor: 'customer' })
  expect((await app.services.db.q.selectFrom('venue').select('known_as').execute()).length).toBe(1)
  expect(of('contact.erased')).toMatchObject({ actor: 'admin@example.com' })
})

test('another person’s quote, mail and files stay', async () => {
  const other = await begin(app, payload('location', { insured_email: 'other@example.com' }))
  await done(app.call('sendQuoteEmail', { body: { id: other.id, emails: 'other@example.com' } }))
  await livelyQuote()
  const counts = async () => {
    const { db } = app.services
    const mail = await db.q.selectFrom('mail_log').select('id').where('contact_id', '=', other.id).execute()
    const audits = await db.q.selectFrom('audit').select('after').where('contact_id', '=', other.id).execute()
    return [mail.length, audits.length, audits.filter(({ after }) => after !== null).length]
  }
  const before = await counts()
  await call('erasePersonalData')
  await runDueJobs(app.services)
  expect(await counts()).toEqual(before)
  expect((await app.call('openContact', { params: { id: other.id } })).statusCode).toBe(200)
})

test('the records of a policy stay for seven years after its last day, and the answer says so; then they may go', async () => {
  const contact = await begin(app, payload('location', { ...person, event_start_date: '06/12/2027' }))
  const number = await markBought(app, contact)
  const { erased, left } = await call('erasePersonalData')
  expect(erased).toBe(0)
  const [{ retained_until, retained_because }] = left.contacts
  expect(retained_until).toMatch(/^0\d\/\d\d\/2034$/)
  expect(retained_because).toBe(`The law asks us to keep the records of policy ${number} until ${retained_until}.`)
  app.services.clock.instant = new Date('2034-12-01T17:00:00Z')
  expect((await call('erasePersonalData')).erased).toBe(1)
  await runDueJobs(app.services)
  expect(await remaining()).toEqual([])
})

test('an erasure waits for a message that is being sent', async () => {
  await livelyQuote()
  const { db } = app.services
  await db.q
    .updateTable('job')
    .set({ done: null, locked_until: new Date(app.services.now().getTime() + 60_000) })
    .execute()
  const answered = await app.call('erasePersonalData', { cookie: await app.staff('admin'), body: { email } })
  expect([answered.statusCode, answered.data.message]).toEqual([
    409,
    'A message to this person is being sent. Try again in a minute.',
  ])
  expect((await call('findPersonalData')).contacts).toHaveLength(1)
})

test('an export is an archive with the rows and the files', async () => {
  await livelyQuote()
  const cookie = await app.staff('admin')
  const answered = await app.call('exportPersonalData', { cookie, body: { email } })
  expect(answered.headers['content-type']).toBe('application/zip')
  const archive = answered.rawPayload.toString('latin1')
  for (const name of ['data.json', ` ${word} plan.pdf`]) expect(archive).toContain(name)
  expect(answered.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('old quotes are erased by themselves where a retention is configured, and kept by default', async () => {
  const old = await begin(app, payload('location', person))
  const young = await begin(app, payload())
  const { db, clock, config } = app.services
  await db.q
    .updateTable('contact')
    .set({ edited: new Date(clock.instant.getTime() - 101 * 86_400_000) })
    .where('id', '=', old.id)
    .execute()
  const ids = async () => (await db.q.selectFrom('contact').select('id').execute()).map(({ id }) => id)
  await eraseOldQuotes(app.services)
  expect(await ids()).toHaveLength(2)
  await eraseOldQuotes({ ...app.services, config: { ...config, privacy: { ...config.privacy, quoteDays: 100 } } })
  expect(await ids()).toEqual([young.id])
})

test('a quote whose address has no dot in its domain, which decision 9 allowed once, is found and erased', async () => {
  const { id } = await begin(app, payload('location', person))
  const { q } = app.services.db
  await q.updateTable('contact').set({ email: 'quixarine@gmail' }).where('id', '=', id).execute()
  const asked = { cookie: await app.staff('admin'), body: { email: 'Quixarine@gmail' } }
  expect(await done(app.call('findPersonalData', asked))).toMatchObject({ contacts: [{ contact_id: id }] })
  await done(app.call('erasePersonalData', asked))
  expect(await q.selectFrom('contact').select('id').where('id', '=', id).execute()).toEqual([])
})

test('an invalid address has its error beside it', async () => {
  const answered = await app.call('findPersonalData', { cookie: await app.staff('admin'), body: { email: 'nobody' } })
  expect([answered.statusCode, answered.data.errors]).toEqual([
    422,
    { email: '“Email” needs an email address, like ana@example.com' },
  ])
})

test.each([
  ['a staff account', async () => (await app.staff('rep')) && emailOf('rep').toUpperCase()],
  ['our own mailbox', async () => staffAddress(app.services.config)],
])('the address of %s is refused beside its field, and nothing is erased', async (_, addressOf) => {
  const own = await addressOf()
  const cookie = await app.staff('admin')
  for (const id of ['findPersonalData', 'exportPersonalData', 'erasePersonalData'] as const) {
    const { statusCode, data } = await app.call(id, { cookie, body: { email: own } })
    expect([statusCode, data.errors]).toEqual([
      422,
      {
        email:
          'This is an address of our staff, so mail to it is not one person’s data. Enter the address of a customer',
      },
    ])
  }
})

test('the audit trail names a person by a reference that outlives the erasure and reveals no address', async () => {
  await livelyQuote()
  const cookie = await app.staff('admin')
  const { reference } = await call('findPersonalData')
  expect(reference).toMatch(/^PD-[0-9A-F]{8}$/)
  await app.call('exportPersonalData', { cookie, body: { email } })
  await call('erasePersonalData')
  const { data } = await app.call('listAudit', { cookie, query: { action: 'personal data' } })
  type Entry = { words: string; changes: { label: string; to: string | null }[] }
  const entries = (data.rows as Entry[]).map(({ words, changes }) => [
    words,
    Object.fromEntries(changes.map(({ label, to }) => [label, to])),
  ])
  expect(entries).toEqual([
    [
      'Personal data erased',
      { Reference: reference, 'Erased quotes and policies': '1', 'Kept quotes and policies': '0' },
    ],
    ['Personal data exported', { Reference: reference, Records: expect.stringMatching(/^\d+$/) }],
  ])
  expect(JSON.stringify(data.rows)).not.toContain(email)
  // another person has another one
  const other = await app.call('findPersonalData', { cookie, body: { email: 'other@example.com' } })
  expect(other.data.reference).not.toBe(reference)
})

test('each record that can be listed with an address has words for people', () => {
  const listed = tables.filter(
    ([name, { person }]) => name !== 'audit' && person.some(({ by }) => by === 'email') && name !== 'contact',
  )
  expect(listed.filter(([, { label }]) => label === undefined).map(([name]) => name)).toEqual([])
})

test('other records are named in words for people', async () => {
  await livelyQuote()
  await requests()
  const { others } = await call('findPersonalData')
  expect(others.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Requests for rain insurance', 'Notes about a possible customer']),
  )
})
