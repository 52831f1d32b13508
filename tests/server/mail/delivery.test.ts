import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import type { Services } from '../../../server/platform/services/services'
import { mailFixture, mailLog, purchase, repeat, work } from './fixture'
import { withMailServer } from './live'

const insured = 'lukasz@example.com'
const producer = 'casey.specimen@example.com'
const byProducer = { insurance_producer: 'True', insured_email: insured, producer_email: producer } as const

const live = withMailServer()
afterEach(async () => {
  live.server.received.length = 0
  live.server.refusals.clear()
  for (const table of ['job', 'asked_mail'] as const) await live.services.db.q.deleteFrom(table).execute()
  await live.services.db.q.deleteFrom('mail_log').execute()
})

const counts = () => [live.server.of(producer).length, live.server.of(insured).length]

describe('a repeated mail job', () => {
  test('sends nothing after it was done', async () => {
    await purchase(live.services, byProducer)
    await work(live.services)
    await repeat(live.services, 'mail')
    expect(counts()).toEqual([1, 1])
  })

  test('mails only the second recipient after a crash between two', async () => {
    await purchase(live.services, byProducer)
    let sent = 0
    const dying: Services = {
      ...live.services,
      mail: {
        ...live.services.mail,
        async send(message) {
          if (sent++ > 0) throw new Error('killed')
          await live.services.mail.send(message)
        },
      },
    }
    await live.services.db.q.updateTable('job').set({ attempts: 4 }).where('kind', '=', 'mail').execute()
    await work(dying)
    expect(counts()).toEqual([1, 0])

    await repeat(live.services, 'mail')
    expect(counts()).toEqual([1, 1])
  })

  test('sends again under the same Message-ID after a crash before the response was recorded', async () => {
    await purchase(live.services, { insured_email: insured })
    await work(live.services)
    await live.services.db.q.updateTable('mail_log').set({ state: 'sending', sent: null }).execute()
    await repeat(live.services, 'mail')

    const [first, second] = live.server.of(insured)
    expect(second!.messageId).toBe(first!.messageId)
    expect(first!.messageId).toMatch(/^<purchase\.[0-9a-f]{32}@marquee\.example\.com>$/)
  })
})

describe('a mail server', () => {
  test('that does not know one address delays no other, and its message is logged', async () => {
    live.server.refusals.set(producer, { code: 550, text: 'No such user' })
    await purchase(live.services, byProducer)
    await work(live.services)

    expect(counts()).toEqual([0, 1])
    expect(await mailLog(live.services)).toEqual([
      { kind: 'purchase', recipient: producer, state: 'failed', error: expect.stringContaining('No such user') },
      { kind: 'purchase', recipient: insured, state: 'sent', error: null },
    ])
    const undone = await live.services.db.q.selectFrom('job').select('id').where('done', 'is', null).execute()
    expect(undone).toEqual([])
  })

  test('that is busy is retried, and the other recipients are mailed at once', async () => {
    live.server.refusals.set(producer, { code: 451, text: 'Later, please' })
    await purchase(live.services, byProducer)
    await work(live.services)
    expect(counts()).toEqual([0, 1])

    live.server.refusals.clear()
    await repeat(live.services, 'mail')
    expect(counts()).toEqual([1, 1])
    expect((await mailLog(live.services)).map(({ state, error }) => [state, error])).toEqual([
      ['sent', null],
      ['sent', null],
    ])
  })

  test('that is unreachable leaves the job to be retried', async () => {
    const nobody = await mailFixture({ ...live.server.env, SMTP_PORT: '1' })
    await purchase(nobody, { insured_email: insured })
    await work(nobody)
    const job = await nobody.db.q.selectFrom('job').selectAll().where('kind', '=', 'mail').executeTakeFirstOrThrow()
    await nobody.db.close()

    expect(job).toMatchObject({ attempts: 5, done: null, last_error: expect.stringContaining('ECONNREFUSED') })
  })
})

test('without a mail server each message is written once, as a file that mail programs read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
  const local = await mailFixture({ DATA_FOLDER: folder })
  const { policyNumber } = await purchase(local, { insured_email: insured })
  await work(local)
  await local.db.q.deleteFrom('mail_log').execute()
  await repeat(local, 'mail')

  const files = await readdir(path.join(folder, 'mail'))
  expect(files).toEqual([
    expect.stringMatching(/^lukasz@example\.com Your-event-is-insured-policy-MQE-\d{7} [0-9a-f]{6}\.eml$/),
  ])
  const { mode } = await stat(path.join(folder, 'mail', files[0]!))
  expect((mode & 0o777).toString(8)).toBe('600')
  const mail = await PostalMime.parse(await readFile(path.join(folder, 'mail', files[0]!)))
  expect(mail.subject).toContain(policyNumber)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(Array(3).fill('application/pdf'))
  await local.db.close()
  await rm(folder, { recursive: true })
})
