import type {
  ExhibitorBoard,
  ExhibitorCalls,
  ExhibitorEvent,
  ExhibitorImport,
  ExhibitorOrders,
  ExhibitorPage,
  ExhibitorRow,
  OrganizerEventPage,
  ReminderCount,
} from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { ExhibitorState } from '../../domain/exhibitors/board'
import type { EventAnswers } from '../../domain/exhibitors/event'
import type { ExhibitorAnswers } from '../../domain/exhibitors/forms'
import { customerCall, isMissing } from './call'

type Token = { readonly token: string }

export const getOrganizerEvent = (client: Pick<ExhibitorCalls, 'getOrganizerEvent'>) =>
  customerCall(({ token }: Token, signal) => client.getOrganizerEvent(token, signal), {
    answered: (page): { type: 'event.opened'; page: OrganizerEventPage } => ({ type: 'event.opened', page }),
    refused: (problem) => (isMissing(problem) ? 'event.missing' : 'event.failed'),
  })

export const putOrganizerEvent = (client: Pick<ExhibitorCalls, 'putOrganizerEvent'>) =>
  customerCall(
    ({ token, answers, version }: Token & { answers: EventAnswers; version: number }, signal) =>
      client.putOrganizerEvent(token, answers as NonNullable<OrganizerEventPage['event']>, version, signal),
    {
      answered: (page): { type: 'event.saved'; page: OrganizerEventPage } => ({ type: 'event.saved', page }),
      refused: 'form.refused',
    },
  )

/** Every link to the event ends, the one of this page too. */
export const replaceOrganizerLink = (client: Pick<ExhibitorCalls, 'replaceOrganizerLink'>) =>
  customerCall(({ token }: Token, signal) => client.replaceOrganizerLink(token, signal), {
    answered: ({ email }): { type: 'link.replaced'; email: string } => ({ type: 'link.replaced', email }),
    refused: 'replacement.failed',
  })

export interface ExhibitorQuery {
  readonly search: string
  readonly status: ExhibitorState | null
  readonly sort: 'business' | 'booth' | 'state'
  readonly page: number
}

export const listExhibitors = (client: Pick<ExhibitorCalls, 'listExhibitors'>) =>
  customerCall(
    ({ token, search, status, sort, page }: Token & ExhibitorQuery, signal) =>
      client.listExhibitors(token, { sort, page, ...(search && { search }), ...(status && { state: status }) }, signal),
    {
      answered: (board): { type: 'exhibitors.listed'; board: ExhibitorBoard } => ({ type: 'exhibitors.listed', board }),
      refused: (problem) => (isMissing(problem) ? 'exhibitors.missing' : 'exhibitors.failed'),
    },
  )

export const importExhibitors = (client: Pick<ExhibitorCalls, 'importExhibitors'>) =>
  customerCall(
    ({ token, csv, apply }: Token & { csv: string; apply: boolean }, signal) =>
      client.importExhibitors(token, { csv, apply }, signal),
    {
      answered: (
        data,
        { apply },
      ): { type: 'import.previewed'; data: ExhibitorImport } | { type: 'import.applied'; data: ExhibitorImport } => ({
        type: apply ? 'import.applied' : 'import.previewed',
        data,
      }),
      refused: 'import.refused',
    },
  )

/** `returns`: it was removed before, and gets no second email. */
export const inviteExhibitor = (client: Pick<ExhibitorCalls, 'inviteExhibitor'>) =>
  customerCall(
    ({ token, answers }: Token & { answers: ExhibitorAnswers }, signal) =>
      client.inviteExhibitor(token, { ...answers }, signal),
    {
      answered: ({ email, outcome }) =>
        ({ type: 'exhibitor.invited', email, returns: outcome === 'returns' }) as {
          type: 'exhibitor.invited'
          email: string
          returns: boolean
        },
      refused: 'form.refused',
    },
  )

export const countReminders = (client: Pick<ExhibitorCalls, 'countReminders'>) =>
  customerCall(({ token }: Token, signal) => client.countReminders(token, signal), {
    answered: (count): { type: 'reminders.counted'; count: ReminderCount } => ({ type: 'reminders.counted', count }),
    refused: 'reminders.failed',
  })

export const remindExhibitors = (client: Pick<ExhibitorCalls, 'remindExhibitors'>) =>
  customerCall(({ token }: Token, signal) => client.remindExhibitors(token, signal), {
    answered: (count): { type: 'reminders.sent'; count: ReminderCount } => ({ type: 'reminders.sent', count }),
    refused: 'reminders.failed',
  })

export const removeExhibitor = (client: Pick<ExhibitorCalls, 'removeExhibitor'>) =>
  customerCall(
    ({ token, row }: Token & { row: ExhibitorRow }, signal) => client.removeExhibitor(token, row.id, signal),
    {
      answered: (_, { row }): { type: 'exhibitor.removed'; row: ExhibitorRow } => ({ type: 'exhibitor.removed', row }),
      refused: 'removal.failed',
    },
  )

export const listExhibitorOrders = (client: Pick<ExhibitorCalls, 'listExhibitorOrders'>) =>
  customerCall(({ token }: Token, signal) => client.listExhibitorOrders(token, signal), {
    answered: (orders): { type: 'orders.listed'; orders: ExhibitorOrders } => ({ type: 'orders.listed', orders }),
    refused: (problem) => (isMissing(problem) ? 'orders.missing' : 'orders.failed'),
  })

/** The newest invoice is the first one. */
export const requestOrganizerInvoice = (client: Pick<ExhibitorCalls, 'requestOrganizerInvoice'>) =>
  customerCall(
    ({ token, orders }: Token & { orders: readonly string[] }, signal) =>
      client.requestOrganizerInvoice(token, { orders: [...orders] }, signal),
    {
      answered: (orders): { type: 'invoice.requested'; orders: ExhibitorOrders } => ({
        type: 'invoice.requested',
        orders,
      }),
      // a moratorium began since the list was loaded
      refused: ({ type }: Problem) => (type === problemTypes.suspended ? 'request.suspended' : 'request.failed'),
    },
  )

export const cancelOrganizerInvoice = (client: Pick<ExhibitorCalls, 'cancelOrganizerInvoice'>) =>
  customerCall(({ token, id }: Token & { id: string }, signal) => client.cancelOrganizerInvoice(token, id, signal), {
    answered: (orders): { type: 'invoice.canceled'; orders: ExhibitorOrders } => ({
      type: 'invoice.canceled',
      orders,
    }),
    refused: 'cancellation.failed',
  })

interface Decision extends Token {
  readonly exhibitor: string
  readonly certificate: string
  readonly accepted: boolean
  readonly reason: string | null
}

export const decideCertificate = (client: Pick<ExhibitorCalls, 'decideCertificate'>) =>
  customerCall(
    ({ token, exhibitor, ...decision }: Decision, signal) =>
      client.decideCertificate(token, exhibitor, decision, signal),
    {
      answered: (row): { type: 'certificate.decided'; row: ExhibitorRow } => ({ type: 'certificate.decided', row }),
      refused: 'form.refused',
    },
  )

export const getExhibitor = (client: Pick<ExhibitorCalls, 'getExhibitor'>) =>
  customerCall(({ token }: Token, signal) => client.getExhibitor(token, signal), {
    answered: (page): { type: 'exhibitor.opened'; page: ExhibitorPage } => ({ type: 'exhibitor.opened', page }),
    refused: (problem) => (isMissing(problem) ? 'exhibitor.missing' : 'exhibitor.failed'),
  })

export const beginExhibitorQuote = (client: Pick<ExhibitorCalls, 'beginExhibitorQuote'>) =>
  customerCall(({ token }: Token, signal) => client.beginExhibitorQuote(token, signal), {
    answered: ({ id }): { type: 'quote.begun'; id: string } => ({ type: 'quote.begun', id }),
    refused: 'request.failed',
  })

export const uploadCertificate = (client: Pick<ExhibitorCalls, 'uploadCertificate'>) =>
  customerCall(
    ({ token, file }: Token & { file: File }, signal) => client.uploadCertificate(token, { files: [file] }, signal),
    {
      answered: (page): { type: 'certificate.uploaded'; page: ExhibitorPage } => ({
        type: 'certificate.uploaded',
        page,
      }),
      refused: 'request.failed',
    },
  )

export const stopReminders = (client: Pick<ExhibitorCalls, 'stopReminders'>) =>
  customerCall(({ token }: Token, signal) => client.stopReminders(token, signal), {
    answered: (page): { type: 'reminders.ended'; page: ExhibitorPage } => ({ type: 'reminders.ended', page }),
    refused: 'request.failed',
  })

export const getExhibitorEvent = (client: Pick<ExhibitorCalls, 'getExhibitorEvent'>) =>
  customerCall(({ code }: { code: string }, signal) => client.getExhibitorEvent(code, signal), {
    answered: (event): { type: 'event.opened'; event: ExhibitorEvent } => ({ type: 'event.opened', event }),
    refused: (problem) => (isMissing(problem) ? 'event.missing' : 'event.failed'),
  })

export const registerExhibitor = (client: Pick<ExhibitorCalls, 'registerExhibitor'>) =>
  customerCall(
    ({ code, answers: { business, email, contact, booth } }: { code: string; answers: ExhibitorAnswers }, signal) =>
      client.registerExhibitor(code, { business: business!, email: email!, contact, booth }, signal),
    {
      answered: ({ email }): { type: 'link.sent'; email: string } => ({ type: 'link.sent', email }),
      refused: 'form.refused',
    },
  )
