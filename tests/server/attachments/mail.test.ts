import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AttachedDocument, MailRow } from '../../../contract/client'
import type { MailMessage } from '../../../server/platform/services/services'
import { purchase, repeat } from '../mail/fixture'
import { roles } from '../rig/app'
import { sampleFiles } from '../rig/form'
import { begin } from '../rig/quotes'
import { type ContactList, makeContactList } from './fixture'

let contactList: ContactList
let sent: MailMessage[]
beforeAll(async () => {
  contactList = await makeContactList()
  sent = contactList.services.sent
})
afterAll(() => contactList.close())

const address = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`
const plan = { name: 'plan.pdf', bytes: sampleFiles.pdf }
const note = { name: 'note.txt', bytes: sampleFiles.txt }

/** A contact with two files. */
async function withFiles() {
  const { id } = await begin(contactList)
  const { data } = await contactList.upload(id, [plan, note])
  return { id, files: data.documents as AttachedDocument[] }
}

const to = (email: string) => sent.filter((message) => message.to === email)

describe('sending files', () => {
  test('mails each recipient the files with a message, and logs each message at once', async () => {
    const { id, files } = await withFiles()
    const [venue, caterer] = [address('venue'), address('caterer')]
    const body = { emails: `${venue}; ${caterer}; ${venue.toUpperCase()}`, documents: files.map((file) => file.id) }
    const answered = await contactList.mail(id, { ...body, message: 'As we said.' })
    expect(answered.data).toEqual({ emails: [venue, caterer], message: 'Email sent successfully!' })
    const { data: log } = await contactList.logs(id)
    expect(log.logs.map(({ recipient, state, kind }: MailRow) => [recipient, state, kind])).toEqual([
      [caterer, 'sending', 'filesSent'],
      [venue, 'sending', 'filesSent'],
    ])
    await contactList.work()
    await repeat(contactList.services, 'mail')
    expect([to(venue).length, to(caterer).length]).toEqual([1, 1])
    const [message] = to(venue)
    expect(message).toMatchObject({
      subject: expect.stringMatching(/^Two documents from /),
      replyTo: 'rep@example.com',
    })
    expect(message!.text).toContain('As we said.')
    expect(message!.text).toContain('Sample rep')
    expect(message!.attachments!.map(({ name, bytes }) => [name, bytes.byteLength]).sort()).toEqual([
      ['note.txt', note.bytes.byteLength],
      ['plan.pdf', plan.bytes.byteLength],
    ])
    const after = await contactList.logs(id)
    expect([after.data.total, after.data.logs[0].state]).toEqual([2, 'sent'])
    const rows = (await contactList.audits('attachments.sent')).filter(({ contact_id }) => contact_id === id)
    expect(rows).toMatchObject([{ actor: 'rep@example.com', after: { recipients: [venue, caterer] } }])
  })

  test('happens once under its key, and the key is refused for anything else', async () => {
    const { id, files } = await withFiles()
    const key = randomUUID()
    const body = { emails: address('once'), documents: [files[0]!.id] }
    for (const _ of [1, 2]) expect((await contactList.mail(id, body, { key })).statusCode).toBe(200)
    expect((await contactList.mail(id, { ...body, message: 'Another' }, { key })).statusCode).toBe(422)
    await contactList.work()
    expect(to(body.emails)).toHaveLength(1)
  })

  test.each(roles)('a %s may', async (as) => {
    const { id, files } = await withFiles()
    expect((await contactList.mail(id, { emails: address(as), documents: [files[0]!.id] }, { as })).statusCode).toBe(
      200,
    )
  })

  test('is refused by field', async () => {
    const { id, files } = await withFiles()
    const right = { emails: 'a@example.com', documents: [files[0]!.id] }
    const wrong = async (changes: object) => {
      const { statusCode, data } = await contactList.mail(id, { ...right, ...changes })
      expect(statusCode).toBe(422)
      return data.errors
    }
    expect(await wrong({ emails: 'nobody' })).toHaveProperty('emails')
    expect(await wrong({ message: '4242 4242 4242 4242' })).toHaveProperty('message')
    expect(await wrong({ documents: ['gone'] })).toHaveProperty('documents')
    await contactList.services.db.q
      .updateTable('attachment')
      .set({ bytes: 20 * 1024 * 1024 })
      .where('id', '=', files[1]!.id)
      .execute()
    const all = files.map((file) => file.id)
    expect(await wrong({ documents: all })).toEqual({
      documents: 'Together these are more than 20 MB: send them in several messages',
    })
    expect((await contactList.logs(id)).data.total).toBe(0)
  })

  test('fails in the log if a file was deleted before it was sent', async () => {
    const { id, files } = await withFiles()
    const email = address('late')
    await contactList.mail(id, { emails: email, documents: [files[0]!.id] })
    await contactList.remove(id, [files[0]!.id])
    await contactList.work()
    expect(to(email)).toEqual([])
    expect((await contactList.logs(id)).data.logs[0]).toMatchObject({
      state: 'failed',
      error: 'A file was deleted before this message was sent',
    })
  })

  test('of a canceled policy refuses the certificate, and logs a certificate as one', async () => {
    const { contactId } = await purchase(contactList.services)
    const { data } = await contactList.list(contactId)
    const certificate: AttachedDocument = data.documents.find(({ name }: AttachedDocument) => /Certificate/.test(name))
    const email = address('holder')
    expect((await contactList.mail(contactId, { emails: email, documents: [certificate.id] })).statusCode).toBe(200)
    await contactList.work()
    expect(to(email)[0]!.attachments).toHaveLength(1)
    const { data: log } = await contactList.logs(contactId)
    expect(log.logs.find(({ recipient }: MailRow) => recipient === email)).toMatchObject({ kind: 'certificateSent' })
    await contactList.services.db.q
      .updateTable('policy')
      .set({ cancelled: new Date() })
      .where('contact_id', '=', contactId)
      .execute()
    const refused = await contactList.mail(contactId, { emails: email, documents: [certificate.id] })
    expect([refused.statusCode, refused.data.errors.documents]).toEqual([422, expect.stringMatching(/canceled/)])
  })

  test('waits for a document that is still being rendered', async () => {
    const { contactId } = await purchase(contactList.services)
    const { data } = await contactList.list(contactId)
    await contactList.services.db.q
      .updateTable('document')
      .set({ made: null })
      .where('contact_id', '=', contactId)
      .execute()
    const refused = await contactList.mail(contactId, { emails: 'a@example.com', documents: [data.documents[0].id] })
    expect([refused.statusCode, refused.data.errors.documents]).toEqual([422, expect.stringMatching(/being made/)])
  })
})

describe('forwarding', () => {
  /** A policy whose buyer has been mailed. */
  async function written() {
    const { contactId } = await purchase(contactList.services)
    await contactList.work()
    const { data } = await contactList.logs(contactId)
    const row: MailRow = data.logs.find(({ kind }: MailRow) => kind === 'purchase')
    return { contactId, row, original: to(row.recipient).at(-1)! }
  }

  test('sends the original message with its attachments and the forwarder’s name, without the policy link', async () => {
    const { contactId, row, original } = await written()
    const email = address('broker')
    const answered = await contactList.forward(contactId, {
      number: row.number,
      emails: email,
      message: 'See below.\n<b>',
    })
    expect(answered.data.logs[0]).toMatchObject({ recipient: email, state: 'sending', subject: `Fwd: ${row.subject}` })
    await contactList.work()
    await repeat(contactList.services, 'mail')
    const [message, ...more] = to(email)
    expect(more).toEqual([])
    const line = `Sample rep of Marquee Insurance Services forwards you this message, which was sent to ${row.recipient}`
    expect(message!.text.replace(/Marquee [\w ,.]*? forwards/, 'Marquee Insurance Services forwards')).toContain(line)
    expect(message!.text).toContain('See below.')
    expect(message!.html).toContain('&lt;b&gt;')
    expect(message!.html).toMatch(/<body[^>]*><div/)
    expect(message!.html).toContain('Your event is insured')
    expect(message!.attachments).toEqual(
      original.attachments!.map((one) => ({ ...one, bytes: Buffer.from(one.bytes) })),
    )
    const token = /token=([\w-]{20,})/.exec(original.text)![1]!
    for (const body of [message!.html, message!.text]) {
      expect(body).not.toContain(token)
      expect(body).toContain('was for its recipient only')
    }
    const rows = (await contactList.audits('email.forwarded')).filter(({ contact_id }) => contact_id === contactId)
    expect(rows).toMatchObject([{ actor: 'rep@example.com', after: { recipients: [email], number: row.number } }])
    // a forwarded message can be forwarded again, under the same subject
    const next = (await contactList.logs(contactId)).data.logs[0] as MailRow
    const further = await contactList.forward(contactId, { number: next.number, emails: address('next') })
    expect(further.data.logs[0].subject).toBe(`Fwd: ${row.subject}`)
  })

  test('happens once under its key', async () => {
    const { contactId, row } = await written()
    const key = randomUUID()
    const body = { number: row.number, emails: address('twice') }
    const before = (await contactList.logs(contactId)).data.total
    for (const as of roles.slice(0, 1)) await contactList.forward(contactId, body, { key, as })
    expect((await contactList.forward(contactId, body, { key })).statusCode).toBe(200)
    expect((await contactList.logs(contactId)).data.total).toBe(before + 1)
  })

  test('of another contact’s message is not found, and of unsent or deleted mail is refused', async () => {
    const { contactId, row } = await written()
    const other = await begin(contactList)
    expect((await contactList.forward(other.id, { number: row.number, emails: 'a@example.com' })).statusCode).toBe(404)
    expect((await contactList.forward(contactId, { number: row.number, emails: 'nobody' })).statusCode).toBe(422)
    await contactList.services.files.put(
      `mail/${row.number}.json`,
      Buffer.from('{"html":"","text":"","attachments":[{"name":"a"}]}'),
    )
    expect((await contactList.forward(contactId, { number: row.number, emails: 'a@example.com' })).statusCode).toBe(409)
    await contactList.services.files.remove(`mail/${row.number}.json`)
    expect((await contactList.forward(contactId, { number: row.number, emails: 'a@example.com' })).statusCode).toBe(409)
  })
})

test('the log lists one contact’s mail by page, newest first', async () => {
  const { id } = await begin(contactList)
  const row = (i: number) => ({
    contact_id: id,
    kind: 'quote',
    recipient: `${i}@example.com`,
    subject: `Message ${i}`,
    message_id: `${id}-${i}`,
    state: 'sent' as const,
  })
  await contactList.services.db.q.insertInto('mail_log').values([1, 2, 3].map(row)).execute()
  const { data } = await contactList.logs(id, { page: '2', size: '2' })
  expect(data).toMatchObject({ total: 3, page: 2, size: 2, quote_number: expect.stringMatching(/^Q-/) })
  expect(data.logs.map(({ subject }: MailRow) => subject)).toEqual(['Message 1'])
  expect((await contactList.logs(id, { page: '0' })).statusCode).toBe(400)
})
