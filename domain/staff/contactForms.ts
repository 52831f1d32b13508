import type { Fields } from '../application/fields/field'
import { date, email, emails, longText, money, text, yesNo } from '../application/fields/kinds'
import { emailListHint } from '../common/email'

/* The small forms of the staff workspace. Their fields have the names of the request. */

const list = emails({ label: 'Email addresses', hint: emailListHint, width: 416, valid: ['barn@example.com'] })

/** The actions of staff on a contact, each with its form. */
export const contactForms = {
  approve: {},
  reopen: {},
  decline: {
    reason: longText({
      label: 'Reason',
      hint: 'The customer reads it.',
      valid: ['Drones above the guests are beyond what we insure.'],
    }),
  },
  handOver: {
    email: email({ label: 'Send the decision to', width: 416, valid: ['jordan.sample@example.com'] }),
    message: longText({ label: 'Message to the underwriter', optional: true, valid: ['A band of the region plays.'] }),
  },
  cancel: {
    reason: longText({
      label: 'Reason',
      hint: 'It stays in the history.',
      valid: ['The location burned down.'],
    }),
    refund: money({
      label: 'Refund a different amount',
      hint: 'More than the standard refund. Leave blank for the standard refund.',
      optional: true,
      valid: [120],
    }),
  },
  certificate: {
    description_of_operations: longText({
      label: 'Description of operations',
      hint: 'Leave blank to use the answers.',
      optional: true,
      valid: ['Wedding reception, one stage, no fireworks.'],
    }),
    certificate_holder: longText({
      label: 'Certificate holder',
      hint: 'The name on the first line, then the address.',
      optional: true,
      valid: ['Sample Meadow Barn LLC\n12 Example Avenue\nAustin, TX 78701'],
    }),
    instead_of: text({
      label: 'Instead of the certificate for',
      hint: 'For a misspelled holder: the name as it is on that certificate, which then is no longer valid.',
      optional: true,
      valid: ['Smaple Meadow Barn LLC'],
    }),
    emails: { ...list, label: 'Send it to', optional: true },
  },
  purchaseLink: { emails: list },
  policyLink: { emails: list },
  prospect: {
    note: longText({ label: 'Note', optional: true, valid: ['Asked about next year.'] }),
  },
  resendOrder: { emails: list },
  extendOrder: {
    pay_by: date({
      label: 'Last day to pay',
      hint: 'At the latest the day before the first covered day.',
      valid: ['12/11/2026'],
    }),
  },
  withdrawOrder: {
    reason: longText({
      label: 'Reason',
      hint: 'It stays in the history.',
      optional: true,
      valid: ['The customer pays another insurer.'],
    }),
  },
  record: {
    record_owner: email({
      label: 'Owner',
      hint: 'The email address of a staff account.',
      width: 416,
      optional: true,
      valid: ['rep.one@example.com'],
    }),
    contract_number: text({ label: 'Contract number', width: 256, optional: true, valid: ['C-77'] }),
    broker_partnership_quote: yesNo({ label: 'Broker partnership quote', optional: true }),
    notes: longText({ label: 'Notes', optional: true, valid: ['Called twice.'] }),
  },
  note: {
    note: longText({ label: 'Note', hint: 'Your name and the time are added.', valid: ['Asked for a later end.'] }),
    task_day: date({
      label: 'Come back to it on',
      hint: 'Makes a task of the note, for you. Leave blank for a note only.',
      optional: true,
      valid: ['12/04/2026'],
    }),
  },
  fee: {
    fee_changed_by_rep: money({
      label: 'Policy fee',
      hint: 'Replaces the standard fee. Leave blank for the standard fee.',
      optional: true,
      valid: [12.5],
    }),
  },
} as const satisfies Readonly<Record<string, Fields>>

export type TaskKind = keyof typeof contactForms
