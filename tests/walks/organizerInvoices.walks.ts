import { expect } from 'vitest'
import { blankInvoiceForm } from '../../domain/exhibitors/invoice'
import { organizerInvoicesMachine } from '../../machines/staff/organizerInvoices/organizerInvoices.machine'
import { alert, busy, button, calm, dialog, no, status } from './assertion'
import * as kit from './kit'
import {
  invoiceCancellations,
  invoiceListings,
  invoicePayments,
  organizerInvitations,
  staffInvoice,
  suspendedStaffInvoice,
} from './organizerInvoices.cases'
import { idle, inFlight, walk } from './saying'
import { rep } from './staff.cases'

/** The walk of the invoices of organizers on the staff's side, and its hand-written specification. */
const page = '/admin/organizer-invoices'
const underwriter = { ...rep, role: 'underwriter' } as const
const isClosed = (from: string) => from.startsWith('closed.')
const isForm = (from: string) => from.startsWith('writing.')
const filled = { amount: '250.50', reference: 'Check 1042' } as const
const stored = { about: staffInvoice, answers: { ...blankInvoiceForm, ...filled }, key: 'k1' }

export const organizerInvoicesWalk = walk({
  guarantees: 'An invoice of an organizer is found, paid and canceled.',
  machine: organizerInvoicesMachine,
  starts: {
    rep: { input: { user: rep, address: `${page}?search=soap` }, begins: 'closed.loading' },
    back: { input: { user: rep, address: page, draft: stored }, begins: 'writing.editing' },
    'back with less': { input: { user: underwriter, address: page, draft: stored }, begins: 'closed.loading' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address: page }],
    'payment.begun': [staffInvoice, suspendedStaffInvoice].map((row) => ({ type: 'payment.begun', row }) as const),
    'cancellation.begun': [{ type: 'cancellation.begun', row: staffInvoice }],
    'form.answered': [
      { type: 'form.answered', answers: filled },
      { type: 'form.answered', answers: { email: 'robin@example.com' } },
      { type: 'form.answered', answers: { reference: null } },
    ],
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: {
    listOrganizerInvoices: invoiceListings,
    inviteOrganizer: organizerInvitations,
    payOrganizerInvoice: invoicePayments,
    cancelInvoiceOfOrganizer: invoiceCancellations,
    windowReturn: [{ type: 'window.returned' }],
  },
  reads: ({ user, about, answers, draft }) => [user.role, about?.id, answers, draft],
  transitions: {
    // the open dialog stays, and the new address loads once it is closed
    'address.opened': ({ from }) => {
      if (!isClosed(from)) return from
      return from === 'closed.loading' ? 'closed.loading, again' : 'closed.loading'
    },
    'page.loaded': () => 'closed.shown',
    // the hold of an invoice may have ended
    'window.returned': () => 'closed.loading',
    'page.failed': () => 'closed.failed',
    'page.retried': ({ from }) => (from === 'closed.failed' ? 'closed.loading' : from),
    // their buttons work while the list loads
    'invitation.begun': ({ from }) => (isClosed(from) ? 'writing.editing' : from),
    'organizer.invited': () => 'closed.loading',
    'payment.begun': ({ from, event }) => (isClosed(from) && !event.row.suspension ? 'writing.editing' : from),
    'cancellation.begun': ({ from }) => (isClosed(from) ? 'confirming' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context: { about, answers } }) => {
      if (!isForm(from)) return from
      if (about === null) return answers.email ? 'inviting' : 'writing.rejected'
      return answers.amount && answers.reference ? 'saving' : 'writing.rejected'
    },
    'invoice.changed': () => 'closed.loading',
    'save.refused': ({ from, event }) => {
      if (from === 'canceling') return 'notCanceled'
      return event.problem.errors ? 'writing.rejected' : 'writing.failed'
    },
    'cancellation.confirmed': ({ from }) => (from === 'confirming' ? 'canceling' : from),
    'dialog.closed': ({ from, context: { answers } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      const isBlank = !answers.amount && !answers.reference && !answers.email
      if (isForm(from)) return isBlank ? 'closed.loading' : 'writing.leaving'
      return from === 'confirming' || from === 'notCanceled' ? 'closed.loading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'closed.loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    'closed.loading': {
      holds: ({ waiting, context }) => expect(waiting.get('listOrganizerInvoices')!.input).toEqual(context.query),
      shows: status('Fetching...'),
    },
    'closed.failed': kit.failedList,
    'closed.shown': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['windowReturn'])
        expect(seen.context.data?.rows).toHaveLength(2)
      },
      shows: ({ context: { user } }) => {
        const record = button('Record the payment of OI-000002')
        return user.role === 'underwriter' ? ['OI-000002', no(record)] : record
      },
    },
    'writing.editing': { holds: idle, shows: [button(/^(Record the payment|Send the link)$/), calm] },
    'writing.leaving': kit.leaving,
    'writing.rejected': { holds: kit.wasRejected, shows: alert(/^(Answer|Check) /) },
    'writing.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [button(/^(Record the payment|Send the link)$/), no(calm)],
    },
    saving: {
      holds: ({ waiting }) =>
        expect(waiting.get('payOrganizerInvoice')!.input).toEqual({
          id: staffInvoice.id,
          form: { ...filled, note: null },
          idempotencyKey: 'k1',
        }),
      shows: [dialog('Payment of OI-000002'), busy],
    },
    inviting: {
      holds: ({ waiting }) => expect(waiting.get('inviteOrganizer')!.input).toEqual({ email: 'robin@example.com' }),
      shows: [dialog('Invite an organizer'), busy],
    },
    confirming: {
      holds: ({ context }) => expect(context.about).toEqual(staffInvoice),
      shows: dialog('Cancel OI-000002?'),
    },
    canceling: {
      holds: ({ waiting }) => expect(waiting.get('cancelInvoiceOfOrganizer')!.input).toEqual({ id: staffInvoice.id }),
      shows: busy,
    },
    notCanceled: {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: dialog('That did not work'),
    },
    ended: kit.ended,
  },
  goals: ['closed.shown', 'ended'],
})
