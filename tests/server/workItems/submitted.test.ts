import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bought } from '../policies/fixture'
import { sampleFiles } from '../rig/form'
import { newKey } from '../rig/quotes'
import { claimWords, startWorkServer } from './fixture'

let server: Awaited<ReturnType<typeof startWorkServer>>
let policy: Bought
beforeAll(async () => {
  server = await startWorkServer()
  policy = await server.buy()
})
afterAll(() => server.close())

const onlyOne = async (kind: string, search: string) => {
  const { rows } = await server.list({ kind, search })
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test('a claim is an open request with its words, and its files can be opened from there', async () => {
  const key = randomUUID()
  const number = await server.claim(policy, key)
  await server.claim(policy, key)
  const row = await onlyOne('claim', number)
  expect(row).toMatchObject({
    subject: `Claim ${number}`,
    name: claimWords.name,
    email: claimWords.email,
    contact_id: policy.id,
    contact_number: policy.policyNumber,
    state: 'open',
    owner: null,
    due: null,
    version: 1,
  })
  const { text, facts, files, answers, history } = await server.item(row.id)
  expect({ text, answers, history }).toEqual({ text: claimWords.description, answers: [], history: [] })
  expect(facts).toContainEqual({ label: 'Phone', text: claimWords.phone })
  // the policy was bought on 11/20/2026, after the loss
  expect(facts.filter(({ label }) => ['Policy bought on', 'Insured days', 'To check'].includes(label))).toEqual([
    { label: 'Policy bought on', text: 'Friday, 11/20/2026' },
    { label: 'Insured days', text: 'Saturday, 06/12/2027' },
    { label: 'To check', text: 'It happened before the policy was bought' },
  ])
  expect(files).toMatchObject([{ name: 'floor.jpg', bytes: sampleFiles.jpg.length }])
  const cookie = await server.staff('rep')
  const opened = await server.call('getAttachment', { params: { id: policy.id, document: files[0]!.id }, cookie })
  expect(opened.rawPayload).toEqual(sampleFiles.jpg)
})

test('a claim on a canceled policy names the day of the cancellation', async () => {
  const canceled = await server.buy()
  const number = await server.claim(canceled)
  const { id } = await onlyOne('claim', number)
  const factOf = async () => (await server.item(id)).facts.find(({ label }) => label === 'Policy canceled on')
  expect(await factOf()).toBeUndefined()
  await server.submit(canceled, { type: 'cancel', reason: 'The location burned down' })
  expect(await factOf()).toEqual({ label: 'Policy canceled on', text: 'Friday, 11/20/2026' })
})

test('a message about a policy is an open request, once under its key', async () => {
  const key = randomUUID()
  await server.message(policy, 'A bigger stage', key)
  await server.message(policy, 'A bigger stage', key)
  const row = await onlyOne('message', 'bigger stage')
  expect(row).toMatchObject({ subject: 'A bigger stage', contact_id: policy.id, state: 'open' })
  expect(row.email).toMatch(/@example\.com$/)
  expect((await server.item(row.id)).text).toBe('May we move next door?')
})

test('a rain request is an open request with the details of its sender, without a contact', async () => {
  const key = newKey()
  const id = await server.rain({}, key)
  await server.rain({}, key)
  expect(await onlyOne('rainRequest', 'jordan')).toMatchObject({ id, contact_id: null, contact_number: null })
  const { facts, text, row } = await server.item(id)
  expect({ text, subject: row.subject }).toEqual({ text: null, subject: 'Rain insurance for 06/12/2027' })
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'Phone', text: '512-555-0100' },
      { label: 'State', text: 'Texas' },
      { label: 'Estimate', text: '$700 to $1,400' },
    ]),
  )
})

test('an item that does not exist is not found', async () => {
  const cookie = await server.staff('rep')
  const params = { item: 'AAAAAAAAAAAAAAAAAAAAAA' }
  expect((await server.call('getWorkItem', { params, cookie })).statusCode).toBe(404)
  expect((await server.call('changeWorkItem', { params, body: {}, cookie })).statusCode).toBe(404)
})
