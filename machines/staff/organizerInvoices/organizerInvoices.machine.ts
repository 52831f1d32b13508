import { fromEvent, invokeCall } from '../../kit/call'
import { notSaved, writingAlone } from '../../kit/form'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { organizerInvoicesQueryIn } from './organizerInvoices.route'
import { blankForm, organizerInvoicesSetup } from './organizerInvoices.setup'

const changed = { target: 'closed', actions: fromEvent('announceChange') } as const

// the server refuses the payment of an invoice that somebody else has paid or canceled
const form = writingAlone({
  submitted: [
    { guard: 'isInvitation', target: 'inviting' },
    { target: 'saving', actions: fromEvent('setKey') },
  ],
  behind: '#organizerInvoices.closed',
})

/** The page at `/admin/organizer-invoices`: the invoices of organizers for several exhibitors, their payment and end. */
export const organizerInvoicesMachine = organizerInvoicesSetup.createMachine({
  id: 'organizerInvoices',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: organizerInvoicesQueryIn(address),
    data: null,
    ...blankForm,
    draft,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'address.opened': { actions: fromEvent('readAddress') }, 'session.ended': '.ended' },
  states: {
    arriving: {
      always: [{ guard: 'isResuming', target: 'writing', actions: 'resumeDraft' }, { target: 'closed' }],
    },
    // no dialog is open. A dialog can open while the list loads; once it is closed, the list loads again
    closed: {
      initial: 'loading',
      on: {
        'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
        'invitation.begun': { target: 'writing', actions: 'beginInvitation' },
        'payment.begun': { guard: fromEvent('isPayable'), target: 'writing', actions: fromEvent('beginPayment') },
        'cancellation.begun': { target: 'confirming', actions: fromEvent('setRow') },
      },
      states: {
        loading: loading(invokeCall('listOrganizerInvoices', ({ context }) => context.query)),
        // the hold of an invoice may end while another window is in front
        shown: {
          tags: 'background',
          invoke: invokeCall('windowReturn'),
          on: { 'window.returned': 'loading' },
        },
        failed: pageStates.failed,
      },
    },
    writing: form,
    saving: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('payOrganizerInvoice', ({ context: { about, answers, key } }) => ({
        id: about!.id,
        form: { amount: answers.amount, reference: answers.reference, note: answers.note },
        idempotencyKey: key!,
      })),
      on: {
        'invoice.changed': changed,
        ...notSaved,
        'session.ended': { target: 'ended', actions: 'saveDraft' },
      },
    },
    inviting: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('inviteOrganizer', ({ context: { answers } }) => ({ email: answers.email! })),
      on: {
        'organizer.invited': { target: 'closed', actions: fromEvent('announceInvitation') },
        ...notSaved,
        'session.ended': { target: 'ended', actions: 'saveDraft' },
      },
    },
    // the organizer may have sent the money already, so it asks first
    confirming: { on: { 'cancellation.confirmed': 'canceling', 'dialog.closed': 'closed' } },
    canceling: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('cancelInvoiceOfOrganizer', ({ context: { about } }) => ({ id: about!.id })),
      on: { 'invoice.changed': changed, 'save.refused': toProblem('notCanceled') },
    },
    notCanceled: { exit: 'clearProblem', on: { 'dialog.closed': 'closed' } },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
