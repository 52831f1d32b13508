import { assign, emit, setup } from 'xstate'
import type { OrganizerInvoicePage, StaffOrganizerInvoice } from '../../../contract/client'
import {
  blankInvoiceForm,
  type InvoiceFormAnswers,
  invoicePaymentFaults,
  organizerInvitationFaults,
} from '../../../domain/exhibitors/invoice'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type {
  cancelInvoiceOfOrganizer,
  inviteOrganizer,
  listOrganizerInvoices,
  OrganizerInvoicesQuery,
  payOrganizerInvoice,
} from '../../calls/organizerInvoices'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import { type PageContext, type PageEvent, type PageInput, type PageTypes, pageActions, success } from '../../kit/page'
import { organizerInvoicesQueryIn } from './organizerInvoices.route'

/** `about` is the invoice to pay or to cancel; a form without one invites an organizer. */
export interface OrganizerInvoicesContext
  extends PageContext<OrganizerInvoicesQuery, OrganizerInvoicePage>,
    FormContext<StaffOrganizerInvoice, InvoiceFormAnswers> {
  readonly user: PageInput['user']
}

const calls = {
  listOrganizerInvoices: slot<typeof listOrganizerInvoices>('listOrganizerInvoices'),
  inviteOrganizer: slot<typeof inviteOrganizer>('inviteOrganizer'),
  payOrganizerInvoice: slot<typeof payOrganizerInvoice>('payOrganizerInvoice'),
  cancelInvoiceOfOrganizer: slot<typeof cancelInvoiceOfOrganizer>('cancelInvoiceOfOrganizer'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

export type OrganizerInvoicesEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<InvoiceFormAnswers>
  | { type: 'invitation.begun' }
  | { type: 'payment.begun'; row: StaffOrganizerInvoice }
  | { type: 'cancellation.begun'; row: StaffOrganizerInvoice }
  | { type: 'cancellation.confirmed' }

export type InvoicePaymentDraft = Form<StaffOrganizerInvoice, InvoiceFormAnswers>
export const blankForm: InvoicePaymentDraft = { about: null, answers: blankInvoiceForm, key: null }

export const isFormWritten = ({ answers }: OrganizerInvoicesContext) => isWritten(blankInvoiceForm, answers)

export const organizerInvoicesSetup = setup({
  types: {} as PageTypes<OrganizerInvoicesContext, OrganizerInvoicesEvent, InvoicePaymentDraft>,
  actors: calls,
  guards: {
    ...formGuards,
    isResuming: ({ context: { user, draft } }) => may(user, 'money.enter') && draft !== null,
    // under a moratorium the server would refuse the payment
    isPayable: (_, { row }: { readonly row: StaffOrganizerInvoice }) => !row.suspension,
    isInvitation: ({ context }) => context.about === null,
    isUnsound: ({ context: { about, answers } }) =>
      Object.keys(about ? invoicePaymentFaults(answers) : organizerInvitationFaults(answers)).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({
      query: organizerInvoicesQueryIn(address),
    })),
    beginInvitation: assign({ ...blankForm, refused: null }),
    announceInvitation: emit((_, { email }: { readonly email: string }) =>
      success(`A link is on its way to ${email}.`),
    ),
    beginPayment: assign((_, { row }: { readonly row: StaffOrganizerInvoice }) => ({
      ...blankForm,
      about: row,
      refused: null,
    })),
    setRow: assign((_, { row }: { readonly row: StaffOrganizerInvoice }) => ({ about: row })),
    announceChange: emit((_, { row: { number, state, lines } }: { readonly row: StaffOrganizerInvoice }) =>
      success(
        state === 'paid'
          ? `Invoice ${number} is paid. Policies issued: ${lines.filter((line) => line.state === 'paid').length}.`
          : `Invoice ${number} is canceled.`,
      ),
    ),
  },
})
