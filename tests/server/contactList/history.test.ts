import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionWords, wordsOf } from '../../../server/platform/audit/actions'
import { changesOf, type HistoryRow } from '../../../server/reports/auditRow'
import { valueWords } from '../../../server/reports/valueWords'
import { startTestServer, type TestServer } from '../policies/fixture'
import { begin, newKey, payload } from '../rig/quotes'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
}, 120_000)
afterAll(() => testServer.close())

const history = async (id: string, query: Record<string, string> = {}) =>
  (await testServer.call('getHistory', { params: { id }, query, cookie: await testServer.staff('underwriter') })).data
const rowsOf = async (id: string): Promise<HistoryRow[]> => (await history(id)).rows

test('lists every action on a quote, newest first, with old and new values in the words of the questions', async () => {
  const cookie = await testServer.staff('rep')
  const { id } = await begin(testServer, payload('location', { number_attendees: 150 }))
  const form = { ...payload('location', { number_attendees: 180 }), saveFromAdmin: true }
  await testServer.call('patchContact', { params: { id }, body: form, cookie })
  await testServer.call('updateRecord', { params: { id }, body: { notes: 'Called' }, cookie })
  const rows = await rowsOf(id)
  expect((await history(id)).contact).toMatchObject({ id, quote_number: expect.stringMatching(/^Q-/) })
  expect(rows.map(({ words, actor }) => [words, actor])).toEqual([
    ['Record changed', 'rep@example.com'],
    ['Answers saved', 'rep@example.com'],
    ['Answers saved', 'customer'],
    ['Quote started', 'customer'],
  ])
  expect(rows[0]!.changes).toEqual([{ field: 'notes', label: 'Notes', from: null, to: 'Called' }])
  const people = rows[1]!.changes.find(({ field }) => field === 'number_attendees')
  expect(people).toMatchObject({ from: '150', to: '180' })
  expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).toSorted((a, b) => b - a))
})

test('shows a changed yes or no with both values, also for a name without a label', () => {
  expect(changesOf({ is_default: true, newer_fact: true }, { is_default: false, newer_fact: false })).toEqual([
    { field: 'is_default', label: 'Ours by default', from: 'Yes', to: 'No' },
    { field: 'newer_fact', label: 'Newer fact', from: 'Yes', to: 'No' },
  ])
})

test('names no id of another record, and no fact that is not so', () => {
  const before = { is_old_policy: false }
  const after = { ledger_id: 5, contact_id: 'c1', is_old_policy: false, is_hcc: false, transaction_id: 'T-1' }
  expect(changesOf(null, after)).toEqual([{ field: 'transaction_id', label: 'Transaction', from: null, to: 'T-1' }])
  expect(changesOf(before, { is_old_policy: true })).toMatchObject([{ label: 'Old catalogue', from: null, to: 'Yes' }])
})

test('names files with their sizes', () => {
  const files = [
    { name: 'Rechnung.txt', bytes: 9 },
    { name: 'x.png', bytes: 322_820 },
  ]
  expect(changesOf(null, { files })).toMatchObject([{ label: 'Files', to: 'Rechnung.txt (9 bytes), x.png (323 KB)' }])
})

test('names the amounts of an underwriter’s terms', () => {
  const terms = { premium: 150, ec_premium: null, conditions: ['No drones at the event.'] }
  expect(changesOf(null, { terms })).toEqual([
    { field: 'terms', label: 'Terms', from: null, to: 'premium $150.00, No drones at the event.' },
  ])
})

test('includes payments, the policy, changes and refunds', async () => {
  const policy = await testServer.buy()
  await testServer.submit(policy, { type: 'cancel', reason: 'The location burned down' }, { as: 'rep' })
  await testServer.runMoneyJobs()
  const rows = await rowsOf(policy.id)
  const words = rows.map((row) => row.words)
  for (const output of [
    'Card charged',
    'Policy issued',
    'Quote bought',
    'Policy canceled',
    expect.stringMatching(/^A refund of \$[\d.]+ is due: /),
    expect.stringMatching(/^A refund of \$[\d.]+ was paid to the card\.$/),
  ])
    expect(words).toContainEqual(output)
  const cancelled = rows.find(({ action }) => action === 'policy.cancelled')!
  expect(cancelled.changes).toContainEqual({
    field: 'quote_status',
    label: 'Status',
    from: 'Purchased',
    to: 'Canceled',
  })
  expect(cancelled.changes).toContainEqual({
    field: 'reason',
    label: 'Reason',
    from: null,
    to: 'The location burned down',
  })
  expect(JSON.stringify(rows)).not.toMatch(/4242/)
})

test('is paged', async () => {
  const { id } = await begin(testServer)
  const first = await history(id, { size: '1' })
  const second = await history(id, { size: '1', page: '2' })
  expect([first.total, first.rows.length, second.page]).toEqual([2, 1, 2])
  expect(second.rows[0].action).toBe('quote.begun')
  expect((await history(id, { page: '9' })).rows).toEqual([])
})

test('there is none for an unknown contact or for the public', async () => {
  const { id } = await begin(testServer)
  const cookie = await testServer.staff('rep')
  const unknown = await testServer.call('getHistory', { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' }, cookie })
  expect(unknown.statusCode).toBe(404)
  expect((await testServer.call('getHistory', { params: { id } })).statusCode).toBe(401)
})

test('includes retried jobs of the contact', async () => {
  const { id } = await begin(testServer)
  const { jobs, db } = testServer.services
  await db.tx(() => jobs.enqueue('documents', { contactId: id }))
  const [job] = await testServer.jobsOf(id)
  await db.q.updateTable('job').set({ dead: new Date() }).where('id', '=', job!.id).execute()
  const cookie = await testServer.staff('rep')
  await testServer.call('retryJob', { params: { number: String(job!.id) }, cookie, headers: newKey() })
  expect((await rowsOf(id))[0]).toMatchObject({ words: 'Job retried', entity: 'job' })
})

describe('in words', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sources(path)
      return path.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
    })
  const output = sources('server').flatMap((text) =>
    [...text.matchAll(/\baction(?:: | = )'([a-z]\w*\.\w+)'/gi)].map(([, action]) => action!),
  )

  test('every action that the server records has a description', () => {
    expect(output.length).toBeGreaterThan(20)
    expect(output.filter((action) => !Object.hasOwn(actionWords, action))).toEqual([])
  })

  test('an action of an older server shows its own name', () => {
    expect(wordsOf('quoteEmail.wasSent')).toBe('Quote email was sent')
  })

  test.each(Object.entries(valueWords))(
    'each value of “%s” has plain words, and another one stays as it is',
    (name, all) => {
      for (const [value, words] of Object.entries(all)) {
        expect(changesOf({}, { [name]: value })).toMatchObject([{ from: null, to: words }])
        expect(words, value).toMatch(/^[A-Z][A-Za-z ,’]+$/)
        expect(words, value).not.toBe(value)
      }
      expect(changesOf({}, { [name]: 'AB-12_cd' })).toMatchObject([{ to: 'AB-12_cd' }])
    },
  )

  test('a declined card names its states and the reason', () => {
    expect(changesOf({ state: 'confirming' }, { state: 'declined', code: 'card_declined' })).toMatchObject([
      { label: 'State', from: 'With the card processor', to: 'Declined' },
      { label: 'Code', to: 'The bank declined the card' },
    ])
  })

  test('amounts, days, answers and lists are formatted for a reader', () => {
    const before = { amount_due: 300, answers: { using_drone_at_event: 'False', event_start_date: '06/12/2027' } }
    const after = {
      amount_due: 325.5,
      refund_cents: 2550,
      recipients: ['a@example.com', 'b@example.com'],
      answers: { using_drone_at_event: 'True', event_start_date: '06/13/2027' },
    }
    const changes = changesOf(before, after)
    expect(changes.slice(0, 3).map(({ from, to }) => [from, to])).toEqual([
      ['$300.00', '$325.50'],
      [null, '$25.50'],
      [null, 'a@example.com, b@example.com'],
    ])
    expect(changes.slice(3).map(({ from, to }) => [from, to])).toEqual([
      ['Saturday, 06/12/2027', 'Sunday, 06/13/2027'],
      ['No', 'Yes'],
    ])
  })

  test('a list entry shows the fields that changed', () => {
    const entry = { ai_name: 'Sample Barn', ai_city: 'Austin' }
    const [change, ...more] = changesOf(
      { answers: { ai_data: [entry] } },
      { answers: { ai_data: [{ ...entry, ai_city: 'Waco' }] } },
    )
    expect([change?.from, change?.to, more]).toEqual(['Austin', 'Waco', []])
  })

  test('card data is never shown', () => {
    const card = {
      cc_last_digits: '4242',
      cardholder_name: 'A',
      note: 'Card 4242 4242 4242 4242',
      payment_token: 'tok',
    }
    expect(changesOf(null, card)).toEqual([{ field: 'note', label: 'Note', from: null, to: '••••' }])
  })
})
