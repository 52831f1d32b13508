import { expect, test } from 'vitest'
import { keyOf } from '../../machines/calls/messages'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
import { underwritingAddressOf, underwritingRouteIn } from '../../machines/staff/underwriting/underwriting.route'
import { rig, withTestCalls } from './rig'
import { row, underwriter } from './staff.cases'
import { priced, referral, waiting } from './underwriting.cases'

test('the same text after the same messages has the same key, and any other has another', () => {
  const written = { id: 'c1', message: 'A licensed pilot flies it.', after: 1 }
  expect(keyOf({ ...written })).toBe(keyOf(written))
  expect(keyOf(written)).toMatch(/^[A-Za-z0-9_-]{8,100}$/)
  const others = [
    { ...written, after: 2 },
    { ...written, id: 'c2' },
    { ...written, message: 'A licensed pilot flies it!' },
  ]
  expect(new Set([written, ...others].map(keyOf)).size).toBe(4)
})

test('a route of the underwriters’ queue survives the round trip', () => {
  for (const place of [
    { contactId: null, tab: 'waiting', order: 'age' },
    { contactId: 'c1', tab: 'waiting', order: 'event' },
    { contactId: null, tab: 'unsubmitted', order: 'age' },
    { contactId: 'c1', tab: 'decided', order: 'event' },
  ] as const)
    expect(underwritingRouteIn(underwritingAddressOf(place))).toEqual(place)
  expect(underwritingRouteIn('/usw?by=nothing&show=all')).toEqual({ contactId: null, tab: 'waiting', order: 'age' })
})

const other = { ...priced, contact: { ...priced.contact, id: 'c2' } }
const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })
const over = { type: 'session.ended' }
const to = (id: string) => ({ type: 'address.opened', address: `/usw/${id}` })
const typed = { reason: 'No second way out.', message: 'Who flies it?' }
const read = done('findQueue', { type: 'queue.read', queue: { rows: [waiting], total: 1 } })
const open = (one: object) => done('openReferral', { type: 'referral.opened', referral: one })

async function through(events: readonly { type: string }[], draft?: object) {
  const { actor, send } = rig(withTestCalls(underwritingMachine), {
    user: underwriter,
    address: `/usw/${row.id}`,
    draft,
  })
  for (const event of [read, ...events]) await send(event)
  return actor.getSnapshot()
}
const written = [open(referral), { type: 'referral.typed', answers: typed }]

test('a draft about one referral is saved while another is open', async () => {
  const away = await through([...written, to('c2'), open(other)])
  expect(away.context.typed.answers).toMatchObject({ premium: 2128, reason: null, message: null })
  expect(away.context.drafts).toEqual({ [row.id]: { version: 3, answers: typed } })
  // the draft is resumed, over the terms saved by then
  const back = [{ type: 'referral.typed', answers: { premium: 90 } }, to(row.id), open(priced)]
  const again = await through([...written, to('c2'), open(other), ...back])
  expect(again.context.typed.answers).toMatchObject({ ...typed, premium: 2128 })
  expect(again.context.drafts).toEqual({ c2: { version: 3, answers: { premium: 90 } } })
})

test('a referral without input saves no draft', async () => {
  const undone = { type: 'referral.typed', answers: { reason: '', message: null } }
  expect((await through([...written, undone, to('c2'), open(other)])).context.drafts).toEqual({})
})

test('a session that ends saves the drafts of all referrals', async () => {
  const ended = await through([...written, to('c2'), open(other), done('news', over)])
  const { draft } = ended.output as { draft: object }
  const again = await through([open(referral)], draft)
  expect(again.context.typed.answers).toMatchObject(typed)
})
