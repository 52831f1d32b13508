import { assign, emit, setup } from 'xstate'
import type { OrganizerInvoicePage, StaffOrganizerInvoice } from '../../../contract/client'
import {
  blankInvoicePayment,
  type InvoicePaymentAnswers,
  invoicePaymentFaults,
} from '../../../domain/exhibitors/invoice'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  cancelInvoiceOfOrganizer,
  listOrganizerInvoices,
  OrganizerInvoicesQuery,
  payOrganizerInvoice,
} from '../../calls/organizerInvoices'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import {
  type PageContext,
  type PageEmitted,
  type PageEvent,
  type PageInput,
  type PageTypes,
  pageActions,
} from '../../kit/page'
import { organizerInvoicesQueryIn } from './organizerInvoices.route'

/** `about` is the invoice to pay or to cancel. */
export interface OrganizerInvoicesContext
  extends PageContext<OrganizerInvoicesQuery, OrganizerInvoicePage>,
    FormContext<StaffOrganizerInvoice, InvoicePaymentAnswers> {
  readonly user: PageInput['user']
}

const calls = {
  listOrganizerInvoices: slot<typeof listOrganizerInvoices>('listOrganizerInvoices'),
  payOrganizerInvoice: slot<typeof payOrganizerInvoice>('payOrganizerInvoice'),
  cancelInvoiceOfOrganizer: slot<typeof cancelInvoiceOfOrganizer>('cancelInvoiceOfOrganizer'),
}

export type OrganizerInvoicesEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<InvoicePaymentAnswers>
  | { type: 'payment.begun'; row: StaffOrganizerInvoice }
  | { type: 'cancellation.begun'; row: StaffOrganizerInvoice }
  | { type: 'cancellation.confirmed' }

export type InvoicePaymentDraft = Form<StaffOrganizerInvoice, InvoicePaymentAnswers>
export const blankForm: InvoicePaymentDraft = { about: null, answers: blankInvoicePayment, key: null }

export const isFormWritten = ({ answers }: OrganizerInvoicesContext) => isWritten(blankInvoicePayment, answers)

export const organizerInvoicesSetup = setup({
  types: {} as PageTypes<OrganizerInvoicesContext, OrganizerInvoicesEvent, InvoicePaymentDraft>,
  actors: calls,
  guards: {
    ...formGuards,
    isResuming: ({ context: { user, draft } }) => may(user, 'money.enter') && draft !== null,
    isUnsound: ({ context: { answers } }) => Object.keys(invoicePaymentFaults(answers)).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({
      query: organizerInvoicesQueryIn(address),
    })),
    beginPayment: assign((_, { row }: { readonly row: StaffOrganizerInvoice }) => ({
      ...blankForm,
      about: row,
      refused: null,
    })),
    setRow: assign((_, { row }: { readonly row: StaffOrganizerInvoice }) => ({ about: row })),
    announceChange: emit(
      (_, { row: { number, state, lines } }: { readonly row: StaffOrganizerInvoice }): PageEmitted => ({
        type: 'toast',
        kind: 'success',
        text:
          state === 'paid'
            ? `Invoice ${number} is paid. Policies issued: ${lines.filter((line) => line.state === 'paid').length}.`
            : `Invoice ${number} is canceled.`,
      }),
    ),
  },
})
