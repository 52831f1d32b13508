import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AttachedDocument } from '../../../contract/client'
import { hasPermission } from '../../../domain/staff/permissions'
import { purchase } from '../mail/fixture'
import { roles } from '../rig/app'
import { sampleFiles } from '../rig/form'
import { begin } from '../rig/quotes'
import { type ContactList, makeContactList } from './fixture'

let contactList: ContactList
beforeAll(async () => {
  contactList = await makeContactList()
})
afterAll(() => contactList.close())

const pdf = { name: 'plan.pdf', bytes: sampleFiles.pdf }
const unknownId = 'A'.repeat(22)

async function addClaim(contactId: string, policy_number: string) {
  await contactList.services.files.put('uploads/claim', Buffer.from('the photo'))
  const stored = { name: 'roof.jpg', type: 'image/jpeg', bytes: 9, key: 'uploads/claim' }
  const words = { date: '11/19/2026', description: 'The roof leaked.', name: 'Jordan Sample', email: 'j@example.com' }
  await contactList.services.db.q
    .insertInto('claim')
    .values({
      ...words,
      id: `claim${'0'.repeat(17)}`,
      claim_number: 'C-900001',
      contact_id: contactId,
      policy_number,
      idempotency_key: randomUUID(),
      request_hash: '',
      phone: null,
      files: JSON.stringify([stored]),
      created: new Date('2026-11-20T20:00:00Z'),
    })
    .execute()
}

describe('the files of a contact', () => {
  test('are staff uploads, claim files and documents, newest first', async () => {
    const { contactId, policyNumber } = await purchase(contactList.services)
    await addClaim(contactId, policyNumber)
    contactList.services.clock.pass(3_600_000)
    expect((await contactList.upload(contactId, [pdf])).status).toBe(200)
    const { data } = await contactList.list(contactId)
    expect(data).toMatchObject({ quote_number: expect.stringMatching(/^Q-/), email: expect.stringContaining('@') })
    const documents: AttachedDocument[] = data.documents
    const times = documents.map(({ created }) => created)
    expect(times).toEqual(times.toSorted().toReversed())
    const sent = documents.filter(({ kind }) => kind !== 'document')
    expect(sent.map(({ kind }) => kind)).toEqual(['upload', 'claim'])
    expect(sent[0]).toMatchObject({ name: 'plan.pdf', type: 'application/pdf', actor: 'rep@example.com' })
    expect(sent[1]).toMatchObject({ name: 'roof.jpg', bytes: 9, actor: 'Jordan Sample', can_delete: false })
    const certificate = documents.find(({ name }) => name === 'Certificate of insurance')
    expect(certificate).toMatchObject({ kind: 'document', bytes: null, ready: true, can_delete: false })

    for (const { id } of documents) expect((await contactList.open(contactId, id)).statusCode).toBe(200)
    expect((await contactList.open(contactId, sent[1]!.id)).rawPayload.toString()).toBe('the photo')
  })

  test('do not include files of another contact', async () => {
    const mine = await begin(contactList)
    const other = await begin(contactList)
    const { data } = await contactList.upload(mine.id, [pdf])
    const [file] = data.documents
    expect((await contactList.open(other.id, file.id)).statusCode).toBe(404)
    expect((await contactList.remove(other.id, [file.id])).statusCode).toBe(422)
    expect((await contactList.mail(other.id, { emails: 'a@example.com', documents: [file.id] })).statusCode).toBe(422)
  })

  test('are not found for an unknown contact', async () => {
    expect((await contactList.list(unknownId)).statusCode).toBe(404)
    expect((await contactList.upload(unknownId, [pdf])).status).toBe(404)
    expect((await contactList.remove(unknownId, ['x'])).statusCode).toBe(404)
    expect((await contactList.open(unknownId, 'x')).statusCode).toBe(404)
    expect((await contactList.mail(unknownId, { emails: 'a@example.com', documents: ['x'] })).statusCode).toBe(404)
    expect((await contactList.logs(unknownId)).statusCode).toBe(404)
    expect((await contactList.forward(unknownId, { emails: 'a@example.com', number: 1 })).statusCode).toBe(404)
  })

  test('that are still being rendered return when to retry', async () => {
    const { contactId } = await purchase(contactList.services)
    await contactList.services.db.q
      .updateTable('document')
      .set({ made: null, file_key: null })
      .where('contact_id', '=', contactId)
      .execute()
    const { data } = await contactList.list(contactId)
    expect(data.documents[0].ready).toBe(false)
    const answered = await contactList.open(contactId, data.documents[0].id)
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '2'])
  })

  test('that the store lost are not found', async () => {
    const { id } = await begin(contactList)
    const { data } = await contactList.upload(id, [pdf])
    const row = await contactList.services.db.q
      .selectFrom('attachment')
      .selectAll()
      .where('contact_id', '=', id)
      .executeTakeFirstOrThrow()
    await contactList.services.files.remove(row.key)
    expect((await contactList.open(id, data.documents[0].id)).statusCode).toBe(404)
  })
})

describe('uploading', () => {
  test('stores a file once under its key, with an audit row', async () => {
    const { id } = await begin(contactList)
    const key = randomUUID()
    const first = await contactList.upload(id, [pdf, { name: 'note.txt', bytes: sampleFiles.txt }], { key })
    expect(first).toMatchObject({ status: 200 })
    expect(first.data.documents.map(({ name }: AttachedDocument) => name).sort()).toEqual(['note.txt', 'plan.pdf'])
    const again = await contactList.upload(id, [pdf, { name: 'note.txt', bytes: sampleFiles.txt }], { key })
    expect(again).toEqual(first)
    const other = await contactList.upload(id, [pdf], { key })
    expect(other.status).toBe(422)
    expect((await contactList.list(id)).data.documents).toHaveLength(2)
    const rows = (await contactList.audits('attachment.added')).filter(({ contact_id }) => contact_id === id)
    expect(rows).toMatchObject([
      { entity: 'attachment', actor: 'rep@example.com', after: { name: 'plan.pdf', type: 'application/pdf' } },
      { after: { name: 'note.txt', type: 'text/plain' } },
    ])
  })

  test.each(roles)('a %s may', async (as) => {
    const { id } = await begin(contactList)
    const { data } = await contactList.upload(id, [pdf], { as })
    expect(data.documents[0]).toMatchObject({
      actor: `${as}@example.com`,
      can_delete: hasPermission(as, 'files.delete'),
    })
  })
})

describe('deleting', () => {
  test('works for a name with quotation marks, as browsers encode it', async () => {
    const { id } = await begin(contactList)
    await contactList.upload(id, [{ ...pdf, name: 'the %22old%22 barn, 50%25 off.pdf' }])
    const { data } = await contactList.list(id)
    expect(data.documents.map(({ name }: AttachedDocument) => name)).toEqual(['the old barn, 50%25 off.pdf'])
  })

  test('removes an upload for good and keeps it in the history', async () => {
    const { id } = await begin(contactList)
    const { data } = await contactList.upload(id, [pdf])
    const [file] = data.documents
    const row = await contactList.services.db.q
      .selectFrom('attachment')
      .selectAll()
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow()
    const answered = await contactList.remove(id, [file.id, file.id])
    expect([answered.statusCode, answered.data]).toEqual([200, { documents: [] }])
    expect((await contactList.open(id, file.id)).statusCode).toBe(404)
    await contactList.work()
    expect(await contactList.services.files.get(row.key)).toBeNull()
    // a repeated click gets the same response
    expect((await contactList.remove(id, [file.id])).statusCode).toBe(200)
    const rows = (await contactList.audits('attachment.deleted')).filter(({ contact_id }) => contact_id === id)
    expect(rows).toMatchObject([{ entity_id: file.id, actor: 'rep@example.com', before: { name: 'plan.pdf' } }])
  })

  test('refuses documents and claim files, and then deletes nothing else', async () => {
    const { contactId } = await purchase(contactList.services)
    const { data } = await contactList.upload(contactId, [pdf])
    const ids = data.documents.map(({ id }: AttachedDocument) => id)
    const answered = await contactList.remove(contactId, ids)
    expect([answered.statusCode, answered.data.errors]).toEqual([
      422,
      { documents: 'Choose from the files uploaded here' },
    ])
    expect((await contactList.list(contactId)).data.documents).toHaveLength(ids.length)
  })

  test('is refused for an underwriter', async () => {
    const { id } = await begin(contactList)
    expect((await contactList.remove(id, ['x'], 'underwriter')).statusCode).toBe(403)
    expect((await contactList.remove(id, ['x'], 'admin')).statusCode).toBe(422)
  })
})
