import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import type { Referral } from '../../contract/client'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
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
  return { send, load, waiting, typed, visit: () => send({ type: 'address.opened', address: '/usw/c1' }) }
}

test('terms typed before a colleague saved other ones are sent about the version that was read, so they overwrite nothing', async () => {
  const { send, load, visit, waiting, typed } = await opened()
  await send({ type: 'referral.typed', answers: { premium: 1900 } })
  await visit()
  await load(later(4, 2500))
  expect(typed()).toMatchObject({ premium: 1900 })
  await send({ type: 'terms.submitted' })
  expect(waiting.get('workReferral')!.input).toMatchObject({ version: 3, terms: { premium: 1900 } })
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
