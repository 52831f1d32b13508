import { afterAll, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { testApp } from '../rig/app'
import { headersOfCallers } from '../rig/callers'
import { operation, operationIds } from '../rig/contract'
import { takesEveryCard } from '../rig/gateway'
import { rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'

const app = await testApp({
  services: { gateway: takesEveryCard },
  env: { PROGRAM_FILE: 'program.example.json' },
})
afterAll(() => app.close())
const { requests, boughtId, quoteId } = await rightRequests(app)
const { admin, rep } = await headersOfCallers(app, boughtId, quoteId)
const { db } = app.services

/** Calls whose valid request changes nothing that is audited. */
const unaudited: Partial<Record<OperationId, string>> = {
  beginAuthenticator: 'works only once a code has confirmed it',
  beginPasskey: 'a challenge',
  checkResetLink: 'a question about a link',
  passkeyOptions: 'a challenge',
  patchContact: 'the request has the answers that are stored',
  pricePartnerQuote: 'stores nothing',
  recalculate: 'stores nothing',
  updatePartnerQuote: 'the request has the answers that are stored',
  applyCoupon: 'stores nothing',
  calculatePolicyFee: 'stores nothing',
  calculatePolicyFeeHcc: 'stores nothing',
  findPersonalData: 'looks up',
  requestPasswordReset: 'the job that makes the link records it',
  makeAChange: 'quotes a change and makes none',
  countEvents: 'counts without any identity',
  sayPresence: 'a sign of life, every few seconds',
  moveToToday: 'the quote has today’s plan',
  paymentWebhook: 'the event is of a kind that we ignore',
}
/** for the one who asked: the representative */
const isOwn = (id: OperationId) => id === 'withdrawApproval'
/** It is never made inside a transaction, which undoes the others; tests/server/payments has its audit row. */
const isPurchase = (id: OperationId) => id === 'purchase'

const count = async () => {
  const all = db.q.selectFrom('audit').select(({ fn }) => fn.countAll<number>().as('rows'))
  return (await all.executeTakeFirstOrThrow()).rows
}
const entriesOf = (id: OperationId) =>
  undone(db, async () => {
    const [before, { headers, ...request }] = [await count(), requests[id]]
    const { statusCode, body } = await app.call(id, {
      ...request,
      headers: { ...headers, ...(isOwn(id) ? rep : admin) },
    })
    expect(statusCode, body).toBeLessThan(300)
    return (await count()) - before
  })

test.each(operationIds.filter((id) => operation(id).method !== 'GET' && !isPurchase(id)))(
  '%s leaves an audit row, if it changes anything',
  async (id) => {
    expect((await entriesOf(id)) > 0).toBe(!(id in unaudited))
  },
)
