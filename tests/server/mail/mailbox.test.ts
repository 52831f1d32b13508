import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobs } from '../../../server/platform/jobs/queue'
import type { MailMessage } from '../../../server/platform/services/services'
import { roles, type TestApp, testApp } from '../rig/app'
import { bought, purchase, repeat, work } from './fixture'

let app: TestApp
let cookie: string
const sent: MailMessage[] = []
const refusing = new Set<string>()
beforeAll(async () => {
  const mail = {
    send: async (message: MailMessage) => {
      if (refusing.has(message.to)) throw new Error('connect ECONNREFUSED 127.0.0.1:587')
      sent.push(message)
    },
    verify: async () => {},
  }
  app = await testApp({ services: { mail }, env: { BASE_URL: 'https://www.example.com' } })
  // queues real rows, as the server does
  Object.assign(app.services, { jobs: createJobs(app.services.db) })
  app.services.clock.instant = bought
  cookie = await app.staff('rep')
})
afterAll(() => app.close())

const address = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`
const list = async (query: Record<string, string> = {}) => (await app.call('listMail', { query, cookie })).data
const read = (number: number | string) => app.call('readMail', { params: { number: String(number) }, cookie })

describe('the mailbox', () => {
  test('shows a message as it was sent, without the policy link', async () => {
    const to = address('lukasz')
    const { policyNumber, contactId } = await purchase(app.services, { insured_email: to })
    await work(app.services)
    const [row] = (await list({ search: to })).rows
    expect(row).toMatchObject({ contact_id: contactId, kind: 'purchase', recipient: to, state: 'sent', error: null })

    const { data } = await read(row.number)
    const message = sent.find((one) => one.to === to)!
    const token = /token=([\w-]{20,})/.exec(message.text)![1]!
    expect(data.row).toEqual(row)
    expect(data.text).toContain(policyNumber)
    expect(data.html).toContain('Your event is insured')
    for (const body of [data.html, data.text]) {
      expect(body).toContain('token=…')
      expect(body).not.toContain(token)
    }
    const stored = await app.services.files.get(`mail/${row.number}.json`)
    expect(stored!.toString()).not.toContain(token)
    expect(data.attachments).toEqual(
      message.attachments!.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.byteLength })),
    )
  })

  test('shows an unsent message with its cause and its content', async () => {
    const to = address('ana')
    refusing.add(to)
    await purchase(app.services, { insured_email: to })
    await work(app.services)
    const { rows, total } = await list({ search: to, state: 'failed' })
    expect(total).toBe(1)
    expect(rows[0].error).toBe('The server did not take the connection. It said: connect ECONNREFUSED 127.0.0.1:587')
    expect((await read(rows[0].number)).data.html).toContain('Your event is insured')

    refusing.delete(to)
    await repeat(app.services, 'mail')
    expect((await list({ search: to, state: 'failed' })).total).toBe(0)
    expect((await list({ search: to })).rows[0]).toMatchObject({ state: 'sent', error: null })
  })

  test('finds a whole address in any case, a part of one, and a part of a subject', async () => {
    const to = address('find_me')
    await app.services.db.q
      .insertInto('mail_log')
      .values({ contact_id: null, kind: 'quote', recipient: to, subject: '100% of it', message_id: to, state: 'sent' })
      .execute()
    const match = async (search: string) =>
      (await list({ search })).rows.map((row: { recipient: string }) => row.recipient)
    expect(await match(to.toUpperCase())).toEqual([to])
    expect(await match('find_me')).toEqual([to])
    expect(await match(to.slice(0, to.lastIndexOf('.'))), 'typed up to its last dot').toEqual([to])
    expect(await match('00% OF')).toEqual([to])
    expect(await match('find%me')).toEqual([])
    expect(await match('00_ of')).toEqual([])
  })

  test('is paged, newest first', async () => {
    const numbers = (rows: { number: number }[]) => rows.map(({ number }) => number)
    const all = numbers((await list({ size: '200' })).rows)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const second = await list({ page: '2', size: '2' })
    expect(numbers(second.rows)).toEqual(all.slice(2, 4))
    expect(second.total).toBe(all.length)
  })

  test('shows a message that was never written, and no unknown one', async () => {
    const { id } = await app.services.db.q
      .insertInto('mail_log')
      .values({
        contact_id: null,
        kind: 'quote',
        recipient: 'a@example.com',
        subject: 's',
        message_id: randomUUID(),
        state: 'sending',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await read(id)).data).toMatchObject({ html: null, text: null, attachments: [] })
    expect((await read(id + 1000)).statusCode).toBe(404)
    expect((await read('one')).statusCode).toBe(400)
  })

  test('is for staff only', async () => {
    expect((await app.call('listMail', {})).statusCode).toBe(401)
    expect((await app.call('readMail', { params: { number: '1' } })).statusCode).toBe(401)
    for (const role of roles)
      expect((await app.call('listMail', { cookie: await app.staff(role) })).statusCode).toBe(200)
  })
})
