import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepContent, storedContent } from '../../../server/platform/mail/content'
import { forgetOldMail } from '../../../server/platform/mail/retention'
import { type TestServices, testServices } from '../rig/services'

const day = 86_400_000
const now = new Date('2026-11-20T17:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)

let folder: string
let services: TestServices
const logged: unknown[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-mail-'))
  services = await testServices({}, { DATA_FOLDER: path.dirname(folder) })
})
afterAll(async () => {
  await services.db.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  logged.length = 0
  await services.db.q.deleteFrom('mail_log').execute()
  await services.db.q.deleteFrom('mail_file').execute()
})

const keeping = (retentionDays = 400) => ({
  ...services,
  config: { ...services.config, dataFolder: folder, mail: { ...services.config.mail, retentionDays } },
  log: { ...services.log, info: (about: unknown) => logged.push(about) } as TestServices['log'],
  now: () => now,
})

/** A message of some days ago with an attachment. @returns the key of its content */
async function sent(days: number, attached: string, state: 'sent' | 'sending' = 'sent') {
  const { db } = services
  const created = ago(days)
  const { id } = await db.q
    .insertInto('mail_log')
    .values({
      kind: 'quote',
      recipient: 'ana@example.com',
      subject: 'A',
      message_id: `${Math.random()}`,
      state,
      created,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from(attached) }]
  const message = { messageId: 'm', to: 'ana@example.com', subject: 'A', html: 'A', text: 'A', attachments }
  const key = await keepContent({ ...services, now: () => created }, id, message)
  await db.q.updateTable('mail_log').set({ content_key: key }).where('id', '=', id).execute()
  const content = await storedContent(services.files, key)
  return { id, key, file: content!.attachments[0]!.key! }
}
const isKept = async (key: string) => (await services.files.get(key)) !== null
const rows = () => services.db.q.selectFrom('mail_log').select(['id', 'content_key', 'subject']).orderBy('id').execute()

test('mail content is deleted after 400 days, and the log entry stays', async () => {
  const old = await sent(401, 'old')
  const young = await sent(399, 'young')
  await forgetOldMail(keeping())
  expect([await isKept(old.key), await isKept(old.file)]).toEqual([false, false])
  expect([await isKept(young.key), await isKept(young.file)]).toEqual([true, true])
  expect(await rows()).toEqual([
    { id: old.id, content_key: null, subject: 'A' },
    { id: young.id, content_key: young.key, subject: 'A' },
  ])
  expect(logged).toEqual([{ messages: 1, attachments: 1, outgoing: 0 }])
})

test('an attachment that a newer message shares stays', async () => {
  const old = await sent(500, 'shared')
  const young = await sent(10, 'shared')
  expect(old.file).toBe(young.file)
  await forgetOldMail(keeping())
  expect([await isKept(old.key), await isKept(young.file)]).toEqual([false, true])
})

test('content of mail in progress stays until it has arrived or failed', async () => {
  const { key } = await sent(500, 'late', 'sending')
  await forgetOldMail(keeping())
  expect(await isKept(key)).toBe(true)
})

test('the number of days is configurable, and 0 keeps everything', async () => {
  const { key } = await sent(1000, 'any')
  await forgetOldMail(keeping(0))
  expect([await isKept(key), logged]).toEqual([true, []])
  await forgetOldMail(keeping(1001))
  expect(await isKept(key)).toBe(true)
  await forgetOldMail(keeping(30))
  expect(await isKept(key)).toBe(false)
  // nothing more is logged
  logged.length = 0
  await forgetOldMail(keeping(30))
  expect(logged).toEqual([])
})

test('files that replace a mail server are deleted too, with interrupted ones; other files stay', async () => {
  const mail = path.join(folder, 'mail')
  await mkdir(mail, { recursive: true })
  const written: [name: string, days: number][] = [
    ['old.eml', 401],
    ['young.eml', 10],
    ['old.eml.abc.part', 401],
    ['notes.txt', 401],
  ]
  for (const [name, days] of written) {
    await writeFile(path.join(mail, name), name)
    await utimes(path.join(mail, name), ago(days), ago(days))
  }
  await forgetOldMail(keeping())
  expect((await readdir(mail)).sort()).toEqual(['notes.txt', 'young.eml'])
  expect(logged).toEqual([{ messages: 0, attachments: 0, outgoing: 2 }])
})
