import { madeChange, openedPolicy, worked } from '../../walks/policy.cases'
import type { Recorder } from '../recorder'
import { serve } from './server'

const address = '#manage-policy?id=c1&token=sample'
const readable = {
  getPolicy: () => ({ type: 'policy.opened', opened: openedPolicy }),
  listDocuments: () => ({
    type: 'documents.listed',
    documents: openedPolicy.documents.map((document) => ({ ...document, ready: true })),
  }),
}
const card = { token: 'tok_sample', card_type: 'Visa', cc_last_digits: '4242', exp_month: '09', exp_year: '2029' }

/** Changes the event's name and adds a day; the change is priced, paid by card and made. */
export async function policyChanged(session: Recorder) {
  const policy = session.open('policy', { address, key: 'sample-key-2' })
  await serve(policy, readable)
  await policy.send({ type: 'change.begun' })
  await policy.send({ type: 'part.chosen', part: 'place' } as never, 'change')
  await policy.send({ type: 'answers.changed', answers: { event_name: 'Sample Barn Wedding' } } as never, 'change')
  await policy.send({ type: 'change.submitted' }, 'change')
  await policy.answer('makeAChange', { type: 'change.workedOut', worked: worked.dearer })
  policy.isIn('change: priced.asking')
  await policy.send({ type: 'payment.submitted', card: 'complete' } as never, 'change')
  await policy.answer('tokenizeCard', { type: 'card.tokenized', card })
  await policy.answer('submitChange', {
    type: 'change.made',
    made: madeChange(21, { paid: openedPolicy.policy.customFields.amount_due }),
  })
  await serve(policy, readable)
  policy.isIn('open.taskDone.settled')
}

/** Reads and confirms the refund of a cancellation, and polls until it has arrived. */
export async function policyCancelled(session: Recorder) {
  const policy = session.open('policy', { address, key: 'sample-key-3' })
  await serve(policy, readable)
  await policy.send({ type: 'cancel.begun' })
  await policy.answer('makeAChange', { type: 'change.workedOut', worked: worked.cancelled })
  policy.isIn('cancel: confirming')
  await policy.send({ type: 'cancel.confirmed' }, 'cancel')
  const { policy: before } = openedPolicy
  const cancelled = {
    ...openedPolicy,
    policy: { ...before, customFields: { ...before.customFields, status: 'cancelled' as const, amount_due: 14.35 } },
  }
  await policy.answer('submitChange', { type: 'change.made', made: madeChange(-287, cancelled) })
  policy.isIn('open.taskDone.fresh')
  await policy.pass(300)
  await policy.answer('getPolicy', { type: 'policy.opened', opened: cancelled })
  await policy.pass(700)
  await policy.answer('getPolicy', { type: 'policy.opened', opened: { ...cancelled, paid: 14.35 } })
  policy.isIn('open.taskDone.settled')
}
