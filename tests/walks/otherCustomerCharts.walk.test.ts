import { expect, test } from 'vitest'
import { termsLinkMachine } from '../../machines/customer/quote/termsLink.machine'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { selectFault } from '../../machines/customer/quoteFinder/quoteFinder.select'
import { wrongDay } from './otherCustomerCharts.walks'
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
