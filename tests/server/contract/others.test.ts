import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { addPolicyDocuments } from '../../../server/policies/documents'
import { addAccount } from '../../../server/staff/accounts'
import { type Request, testApp } from '../rig/app'
import { addRelatedRows, signatureOf } from '../rig/belongings'
import { enterBooks } from '../rig/books'
import { headersOfCallers, mayCall, session } from '../rig/callers'
import { operation, operationIds, resolved } from '../rig/contract'
import { takesEveryCard } from '../rig/gateway'
import { withPartners } from '../rig/partners'
import { begin, markBought } from '../rig/quotes'
import { rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'

/** The records of one contact or user are hidden from another, by id, by key and by guessing. */
const app = await testApp({ services: { gateway: takesEveryCard }, env: withPartners })
afterAll(() => app.close())
const { requests, boughtId, quoteId } = await rightRequests(app)
const { db } = app.services
const headersOf = await headersOfCallers(app, boughtId, quoteId)
await addAccount(db, { name: 'Second', email: 'second@example.com', role: 'admin', password: 'never signed in with' })
const second = { cookie: await session(app, 'second@example.com') }

/** another purchased contact with the same records */
const other = await begin(app)
const policyNumber = await markBought(app, other)
await addPolicyDocuments(db, {
  contactId: other.id,
  policyNumber,
  version: 1,
  coverageType: 'Liability Insurance',
  at: app.services.now(),
})
const books = await enterBooks(app, other.id)
const belongings = await addRelatedRows(app, other.id, other.id)

const ask = (id: OperationId, request: Request, as: Readonly<Record<string, string>>) =>
  app.call(id, { ...request, headers: { ...request.headers, ...as } })
const isGood = (statusCode: number) => statusCode >= 200 && statusCode < 300

const keyed = operationIds.filter((id) => operation(id).parameters.some(({ name }) => name === 'Idempotency-Key'))

/** the key identifies the caller, because the public has no other identity */
const names: ReadonlySet<OperationId> = new Set([
  'createContact', // the key is that of the quote, and as secret as its id
  'createPartnerQuote', // the key is the partner's, as tests/server/partners/quotes.test.ts says
  'requestRainCover', // returns exactly what was sent with it
  'purchase', // the key is that of the purchase, of a quote whose id is known too
])
const firstOf = (id: OperationId) => ask(id, requests[id], headersOf.admin)
const answersOf = async (id: OperationId, request: Request, as: Readonly<Record<string, string>>) => {
  const first = await firstOf(id)
  expect(isGood(first.statusCode), first.body).toBe(true)
  return { first, again: await ask(id, request, as) }
}

describe.each(keyed.filter((id) => !names.has(id)))('the key of %s', (id) => {
  test('reveals nothing to another user of the same role', () =>
    undone(db, async () => {
      const { again } = await answersOf(id, requests[id], second)
      expect(again.statusCode, again.body).toBe(422)
    }))

  test('reveals nothing without an account or to another role', () =>
    undone(db, async () => {
      for (const as of [{}, headersOf.policyLink, headersOf.rep, headersOf.underwriter]) {
        const { again } = await answersOf(id, requests[id], as)
        expect(again.statusCode, again.body).toBeGreaterThanOrEqual(400)
      }
    }))

  test('returns the same answer to its own caller', () =>
    undone(db, async () => {
      const { first, again } = await answersOf(id, requests[id], headersOf.admin)
      expect(isGood(again.statusCode), again.body).toBe(true)
      expect(again.body).toBe(first.body)
    }))
})

test.each(keyed.filter((id) => !names.has(id) && operation(id).path.includes('{id}')))(
  'the key of %s reveals nothing of another contact',
  (id) =>
    undone(db, async () => {
      const request = { ...requests[id], params: { ...requests[id].params, id: other.id } }
      const { again } = await answersOf(id, request, headersOf.admin)
      expect(again.statusCode, again.body).toBeGreaterThanOrEqual(400)
      expect(again.statusCode, again.body).toBeLessThan(500)
    }),
)

describe('a record of another contact', () => {
  const url = `/api/files/${belongings.document}`
  const sending = [
    'sendInvoice',
    'sendSalesReceipt',
    'sendReceivePayment',
    'sendCreditMemo',
    'sendIssueRefund',
  ] as const
  const kinds = ['invoice', 'salesReceipt', 'receivePayment', 'creditMemo', 'issueRefund'] as const

  test.each([
    ['a file is not opened', 'getAttachment', { params: { id: quoteId, document: belongings.attachment } }, 404],
    [
      'a document is not opened',
      'getAttachment',
      { params: { id: quoteId, document: `document-${belongings.document}` } },
      404,
    ],
    ['a file is not deleted', 'deleteDocuments', { body: { documents: [belongings.attachment] } }, 422],
    [
      'a file is not mailed',
      'emailDocuments',
      { body: { emails: 'a@example.com', documents: [belongings.attachment] } },
      422,
    ],
    ['a document is not mailed', 'sendDocuments', { body: { emails: 'a@example.com', documents: [url] } }, 422],
    ['a message is not forwarded', 'forwardEmail', { body: { number: belongings.mail, emails: 'a@example.com' } }, 404],
    ['an invoice is not paid', 'createReceivePayment', { body: { amount: 1, transaction_id: books.invoice } }, 422],
    [
      'a charge is not refunded',
      'issueRefund',
      { body: { amount: 1, transaction_id: books.salesReceipt, note: 'A' } },
      422,
    ],
    ...sending.map(
      (id, i) =>
        [
          'an entry is not sent',
          id,
          { body: { transaction_id: books[kinds[i]!], emails: 'a@example.com' } },
          404,
        ] as const,
    ),
  ] as const)('%s: %s', async (_, id, changed: Request, status) => {
    const { statusCode, body } = await ask(id, { ...requests[id], ...changed }, headersOf.admin)
    expect(statusCode, body).toBe(status)
    for (const secret of [other.id, policyNumber]) expect(body).not.toContain(secret)
  })

  test('a policy is hidden from the holder of another link, by its number or by its documents', async () => {
    const body = { policy_number: policyNumber, subject: 'A question', message: 'May we dance?' }
    expect((await ask('sendUsEmail', { ...requests.sendUsEmail, body }, headersOf.policyLink)).statusCode).toBe(404)
    const documents = { emails: 'a@example.com', documents: [url] }
    const sent = await ask('sendDocuments', { ...requests.sendDocuments, body: documents }, headersOf.policyLink)
    expect(sent.statusCode, sent.body).toBe(422)
  })

  test('the messages are its own', async () => {
    await undone(db, async () => {
      const request = { ...requests.writeMessage, body: { message: 'For nobody else' } }
      expect((await ask('writeMessage', request, headersOf.underwriter)).statusCode).toBe(200)
      const { data } = await ask('listMessages', { params: { id: quoteId } }, headersOf.underwriter)
      expect(data.messages).toEqual([])
    })
  })
})

test('an entry can be voided under its own kind only', async () => {
  const params = { kind: 'credit-memo', id: books.invoice }
  const { statusCode } = await ask(
    'voidAccountingTransaction',
    { ...requests.voidAccountingTransaction, params },
    headersOf.rep,
  )
  expect(statusCode).toBe(404)
})

describe('the signature of another user', () => {
  test.each(['getSignatureImage', 'updateSignature', 'deleteSignature'] as const)('is not found for %s', async (id) => {
    const ofAdmin = await signatureOf(app, 'admin')
    const answers = await Promise.all(
      [String(ofAdmin), '99999999'].map((number) =>
        ask(id, { ...requests[id], params: { id: number } }, headersOf.rep),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0]!.body).toBe(answers[1]!.body)
  })

  test('is listed for an admin only', async () => {
    const owners = async (as: Readonly<Record<string, string>>) =>
      new Set((await ask('listSignatures', {}, as)).data.rows.map(({ owner }: { owner: string }) => owner))
    expect(await owners(headersOf.rep)).toEqual(new Set(['rep@example.com']))
    expect(await owners(headersOf.admin)).toEqual(new Set(['rep@example.com', 'admin@example.com']))
  })
})

test('a row of one list is not found in the calls of another', async () => {
  const { params } = requests.deleteExcludedDailyEmailCustomer
  for (const id of ['deleteExcludedProspectingCustomer', 'updateExcludedProspectingCustomer'] as const)
    expect((await ask(id, { ...requests[id], params: params! }, headersOf.admin)).statusCode).toBe(404)
})

/** rows have consecutive numbers, which can be guessed */
const counted = operationIds.filter((id) =>
  operation(id)
    .parameters.map(resolved)
    .some(({ in: place, schema }) => place === 'path' && resolved(schema).type === 'integer'),
)

test('the test covers the calls with a row number', () => {
  expect(counted).toEqual(
    expect.arrayContaining(['readMail', 'retryJob', 'deleteSignature', 'deletePolicyFeeAdjustment']),
  )
})

describe.each(counted)('counting through %s', (id) => {
  const { access } = operation(id)
  const refused = (['nobody', 'policyLink', 'signedOut', 'rep', 'underwriter', 'accountant'] as const).filter(
    (caller) => !mayCall(caller, access),
  )

  test.each(refused)('as %s does not reveal which numbers exist', async (caller) => {
    const [name] = Object.keys(requests[id].params!)
    const bodies = new Set<string>()
    for (const number of [Object.values(requests[id].params!)[0]!, '1', '2', '3', '4', '5', '99999999']) {
      const { statusCode, body } = await ask(id, { ...requests[id], params: { [name!]: number } }, headersOf[caller])
      expect([401, 403]).toContain(statusCode)
      bodies.add(body)
    }
    expect(bodies.size).toBe(1)
  })
})

test.each(['1', '400001', 'Q-400001', 'MQE-400001'])(
  'no contact can be opened by %s, which can be counted',
  async (number) => {
    const { statusCode } = await ask('openContact', { params: { id: number } }, headersOf.admin)
    expect(statusCode).toBe(400)
  },
)

test('saving as staff without a session sets no staff field', async () => {
  const body = { saveFromAdmin: true, pricing_detail: { fee_changed_by_rep: 0 } }
  const request = { ...requests.patchContact, query: { from: 'admin' }, body }
  const { statusCode } = await ask('patchContact', request, {})
  expect(statusCode).toBe(200)
  const { record_owner, fee_changed_by_rep_cents } = await db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow()
  expect({ record_owner, fee_changed_by_rep_cents }).toEqual({ record_owner: null, fee_changed_by_rep_cents: null })
})
