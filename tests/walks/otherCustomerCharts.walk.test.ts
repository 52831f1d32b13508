import { expect, test } from 'vitest'
import { termsLinkMachine } from '../../machines/customer/quote/termsLink.machine'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { selectFault } from '../../machines/customer/quoteFinder/quoteFinder.select'
import { rainRequestMachine } from '../../machines/customer/rain/rain.machine'
import { selectRainFaults } from '../../machines/customer/rain/rain.select'
import { rainAnswers, wrongDay } from './otherCustomerCharts.walks'
import { rig, withTestCalls } from './rig'

const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })

test("the server's word on a day stands beside it until another day is given", async () => {
  const { actor, send } = rig(withTestCalls(forgotQuoteMachine), undefined)
  const answer = (answers: object) => send({ type: 'form.answered', answers } as never)
  await send({ type: 'forgotQuote.opened' })
  await answer({ email: 'jordan.sample@example.com', day: '06/12/2099' })
  await send({ type: 'form.submitted' })
  await send(done('findQuotes', { type: 'form.refused', problem: wrongDay }))
  const faults = () => (['email', 'day'] as const).map((name) => selectFault(name)(actor.getSnapshot() as never))
  expect(faults()).toEqual([null, 'That day is far away'])
  await answer({ day: '06/12/2027' })
  expect(faults()).toEqual([null, null])
})

test("a request for rain insurance keeps its key while it is the same, and has another once it isn't", async () => {
  const { waiting, send } = rig(withTestCalls(rainRequestMachine), { key: 'k' })
  const sent = async () => {
    await send({ type: 'form.submitted' })
    const { idempotencyKey } = waiting.get('requestRainCover')!.input as { idempotencyKey: string }
    await send(done('requestRainCover', { type: 'form.refused', problem: { status: 0, message: 'No' } }))
    return idempotencyKey
  }
  await send({ type: 'form.answered', answers: rainAnswers } as never)
  const first = await sent()
  expect(await sent()).toBe(first)
  await send({ type: 'form.answered', answers: { amount: 500 } } as never)
  expect(await sent()).not.toBe(first)
})

test('a quote’s answers fill empty fields and overwrite nothing', async () => {
  const { actor, send } = rig(withTestCalls(rainRequestMachine), {
    key: 'k',
    known: { name: 'Jordan Sample', date: null },
  })
  await send({ type: 'form.answered', answers: { event_state: 'TX' } } as never)
  await send({
    type: 'rain.visited',
    known: { name: 'Casey Specimen', event_state: 'FL', date: '06/12/2027' },
  } as never)
  expect(actor.getSnapshot().context.answers).toMatchObject({
    name: 'Jordan Sample',
    event_state: 'TX',
    date: '06/12/2027',
  })
})

test.each([
  ['nothing is right by being left out', {}, { amount: null }, { amount: 'Answer “Amount to insure”' }],
  ['at most a million', {}, { amount: 1_000_001 }, { amount: '“Amount to insure” must be 1,000,000 or less' }],
  ['four to eight hours', {}, { to_hour: '14' }, { to_hour: 'Choose from 4 to 8 hours of one day' }],
  ['the phone may be left out', { date: 'Too near' }, { phone: null }, { date: 'Too near' }],
])('rain insurance: %s', async (_, refused, wrong, faults) => {
  const { actor, waiting, send } = rig(withTestCalls(rainRequestMachine), { key: 'k' })
  await send({ type: 'form.answered', answers: { ...rainAnswers, ...wrong } } as never)
  await send({ type: 'form.submitted' })
  if (waiting.size > 0) {
    const problem = { status: 422, message: 'No', errors: refused }
    await send(done('requestRainCover', { type: 'form.refused', problem }))
  }
  expect(selectRainFaults(actor.getSnapshot() as never)).toEqual(faults)
})

test.each([
  ['email', 'Email sent successfully!'],
  ['text', 'Text sent successfully!'],
] as const)('the terms link by %s ends in its toast, and a failure says why', async (way, text) => {
  const input = { contactId: 'c1', email: 'casey.specimen@example.com', phone: '512-555-0142' }
  const { actor, send } = rig(withTestCalls(termsLinkMachine), input)
  const toasts: unknown[] = []
  actor.on('toast', (toast) => toasts.push(toast))
  await send({ type: 'way.chosen', way } as never)
  await send({ type: 'termsLink.requested' })
  await send(done(`${way}TermsLink`, { type: 'termsLink.refused', problem: { status: 429, message: 'Try later' } }))
  await send({ type: 'termsLink.requested' })
  await send(done(`${way}TermsLink`, { type: 'termsLink.sent' }))
  expect(toasts).toEqual([
    { type: 'toast', kind: 'error', text: 'Try later' },
    { type: 'toast', kind: 'success', text },
  ])
})
