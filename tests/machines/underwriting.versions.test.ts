import { expect, test } from 'vitest'
import type { EventObject, SnapshotFrom } from 'xstate'
import type { Referral } from '../../contract/client'
import { draftStore } from '../../machines/kit/draft'
import { underwritingDraft } from '../../machines/staff/underwriting/underwriting.draft'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
import { selectIsOutdated } from '../../machines/staff/underwriting/underwriting.select'
import type { UnderwritingEvent } from '../../machines/staff/underwriting/underwriting.setup'
import { rig, withTestCalls } from '../walks/rig'
import { underwriter } from '../walks/staff.cases'
import { referral, terms } from '../walks/underwriting.cases'

const machine = withTestCalls(underwritingMachine)

/** The quote in a later version, in which a colleague has set other terms. */
const later = (version: number, premium: number): Referral => ({
  ...referral,
  terms: { ...terms, premium },
  contact: { ...referral.contact, version },
})

async function opened() {
  const { actor, send: pass, waiting } = rig(machine, { user: underwriter, address: '/usw/c1' })
  const send = (event: UnderwritingEvent) => pass(event)
  const answer = (call: string, output: object) =>
    pass({ type: `xstate.done.actor.${call}`, output } as unknown as EventObject)
  const load = (of: Referral) => answer('openReferral', { type: 'referral.opened', referral: of })
  await answer('findQueue', { type: 'queue.read', queue: { rows: [referral.contact] } })
  await load(referral)
  const typed = () => actor.getSnapshot().context.typed.answers
  const isOutdated = () => selectIsOutdated(actor.getSnapshot() as unknown as SnapshotFrom<typeof underwritingMachine>)
  const visit = (id = 'c1') => send({ type: 'address.opened', address: `/usw/${id}` })
  return { send, load, waiting, typed, isOutdated, visit }
}

test('terms typed before a colleague saved other ones are outdated after a visit: they stay, and nothing is sent', async () => {
  const { send, load, visit, waiting, typed, isOutdated } = await opened()
  await send({ type: 'referral.typed', answers: { premium: 1900 } })
  await visit()
  await load(later(4, 2500))
  expect(typed()).toMatchObject({ premium: 1900, conditions: terms.conditions })
  expect(isOutdated()).toBe(true)
  await send({ type: 'terms.submitted' })
  expect([...waiting.keys()]).toEqual(['news'])
  // and stay so at the next visit
  await visit()
  await load(later(5, 2600))
  expect(isOutdated()).toBe(true)
})

test('a text about another referral is outdated where that one was changed meanwhile, until it is read', async () => {
  const { send, load, visit, waiting, typed, isOutdated } = await opened()
  await send({ type: 'referral.typed', answers: { premium: 1900 } })
  await visit('c2')
  await load({ ...referral, contact: { ...referral.contact, id: 'c2' } })
  expect(isOutdated()).toBe(false)
  await visit()
  await load(later(4, 2500))
  expect(isOutdated()).toBe(true)
  expect(typed()).toMatchObject({ premium: 1900 })
  await send({ type: 'referral.reread' })
  await load(later(4, 2500))
  expect(isOutdated()).toBe(false)
  await send({ type: 'terms.submitted' })
  expect(waiting.get('workReferral')!.input).toMatchObject({ version: 4, terms: { premium: 1900 } })
})

test('a text that was removed again is not outdated', async () => {
  const { send, load, visit, typed, isOutdated } = await opened()
  await send({ type: 'referral.typed', answers: { premium: 1900 } })
  await send({ type: 'referral.typed', answers: { premium: null } })
  await visit()
  await load(later(4, 2500))
  expect(isOutdated()).toBe(false)
  expect(typed()).toMatchObject({ premium: 2500 })
})

test('a draft that an earlier release stored without its version is resumed', () => {
  const ownStorage = new Map<string, string>()
  const storage = {
    getItem: (key: string) => ownStorage.get(key) ?? null,
    setItem: (key: string, text: string) => void ownStorage.set(key, text),
    removeItem: (key: string) => void ownStorage.delete(key),
  }
  const typed = { of: 'c1', version: 3, began: {}, answers: { premium: 1900 } }
  const drafts = { c2: { reason: 'No second way out.' }, c3: { version: 2, answers: { premium: 7 } } }
  ownStorage.set('marquee.draft.underwriting', JSON.stringify({ at: 1, draft: { typed, drafts } }))
  expect(draftStore(storage, underwritingDraft).restore(0)).toEqual({
    typed,
    drafts: { c2: { version: null, answers: drafts.c2 }, c3: drafts.c3 },
  })
})

test('once the newer version is read, it fills the fields that were left alone, and the typed ones stay', async () => {
  const { send, load, waiting, typed } = await opened()
  await send({ type: 'referral.typed', answers: { premium: 1900 } })
  await send({ type: 'referral.reread' })
  await load(later(4, 2500))
  expect(typed()).toMatchObject({ premium: 1900, conditions: terms.conditions })
  await send({ type: 'terms.submitted' })
  expect(waiting.get('workReferral')!.input).toMatchObject({ version: 4, terms: { premium: 1900 } })
})

test('a visit with nothing typed shows the terms as they are now', async () => {
  const { load, visit, typed } = await opened()
  await visit()
  await load(later(4, 2500))
  expect(typed()).toMatchObject({ premium: 2500 })
})
