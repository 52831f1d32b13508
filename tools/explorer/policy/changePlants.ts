import type { PolicyBounds } from './bounds'
import { changes, twoDays } from './changePromises'
import type { PolicyPlant } from './plants'
import { staff } from './promises'

const submit = 'server/policies/changes/submit.ts'
const purpose = 'server/policies/changes/paymentPurpose.ts'
const apply = 'server/policies/changes/apply.ts'
const pay = 'server/payments/pay.ts'
const settle = 'server/payments/settle.ts'

const one: PolicyBounds = { areWorkersLast: true, windows: [changes(1)] }
const two: PolicyBounds = { areWorkersLast: true, windows: [changes(1), twoDays(2)] }
const withStaff: PolicyBounds = { areWorkersLast: true, windows: [changes(1), staff(2)] }

const cancelsMeanwhile = {
  file: 'server/policies/changes/staffCancellation.ts',
  from: '      if (await hasLiveChange(db, id)) throw',
  to: '      if (!db) throw',
}

/** Safeguards of a change that are left out, each with the least world in which that shows. */
export const changePlants: readonly PolicyPlant[] = [
  {
    name: 'a status request is refused once the order that it asks about has overtaken it',
    fault: { file: pay, from: 'kindOf(known.purpose) === kindOf(purpose)', to: 'known.purpose === purpose' },
    bounds: { ...one, lostAnswers: 1 },
  },
  {
    name: 'a change may begin while another one is paid for',
    fault: { file: submit, from: '    if (await hasLiveChange(db, contact.id)) throw', to: '    if (!db) throw' },
    bounds: two,
    coveredBy: 'the check of every payment for another one on its way, and the unique index payment_one_live',
  },
  {
    name: 'a policy is canceled while its change is paid for',
    fault: cancelsMeanwhile,
    bounds: withStaff,
    coveredBy: 'the refund of a change that can no longer be made',
  },
  {
    name: 'a policy is canceled while its change is paid for, and nobody checks whether the change may still be made',
    fault: cancelsMeanwhile,
    and: [
      { file: purpose, from: "  if (change.state !== 'asked' ||", to: '  if (' },
      {
        file: purpose,
        from: '    if (problem instanceof Problem) return { ok: false, problem }\n',
        to: '    if (problem instanceof Problem) return { ok: true, price: change.price as never }\n',
      },
    ],
    bounds: withStaff,
  },
  {
    name: 'a policy is canceled while its change is paid for, and the charge is not refunded',
    fault: cancelsMeanwhile,
    and: [
      {
        file: settle,
        from: '  return record(services, payment, await allBack(services, payment, reference, outcome.card), actor)',
        to: "  return record(services, payment, { state: 'cancelled' }, actor)",
      },
    ],
    bounds: withStaff,
  },
  {
    name: 'a change costs a cent more than was shown',
    fault: {
      file: submit,
      from: 'amountCents: change.difference_cents }',
      to: 'amountCents: change.difference_cents + 1 }',
    },
    bounds: one,
    coveredBy: 'the difference that is worked out again before the card is charged',
  },
  {
    name: 'the premium of a change is not written',
    fault: { file: apply, from: '  await writePremium(db, {', to: '  void ({' },
    bounds: one,
  },
  {
    name: 'a changed policy leaves no audit record',
    fault: { file: apply, from: "    action: 'policy.changed',", to: "    action: 'policy.claimed'," },
    bounds: one,
  },
  {
    name: 'the quote of a changed policy stays as it was',
    fault: {
      file: apply,
      from: '      price: JSON.stringify(price),\n      transaction_ids',
      to: '      transaction_ids',
    },
    bounds: one,
  },
  {
    name: 'the letter of a change is not queued',
    fault: {
      file: apply,
      from: "  await jobs.enqueue('mail', { kind, contactId",
      to: "  void ('mail', { kind, contactId",
    },
    bounds: one,
  },
  {
    name: 'the documents of a change are not queued',
    fault: {
      file: apply,
      from: "  await jobs.enqueue('documents', ",
      to: "  void ('documents', ",
    },
    bounds: one,
  },
  {
    name: 'addresses that follow a certificate are not told of its change',
    fault: {
      file: apply,
      from: '  await announceCertificates(services, { contactId: contact.id, occasion: change.id })\n',
      to: '',
    },
    bounds: { ...one, hasSubscriber: true },
  },
]
