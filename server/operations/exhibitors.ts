import type { EventAnswers } from '../../domain/exhibitors/event'
import { exhibitorBoard } from '../exhibitors/board'
import { certificateOf, decideCertificate as decide } from '../exhibitors/certificates'
import { describeEvent, openEvent, replaceLink, requestOrganizerLink as requestLink } from '../exhibitors/event'
import { importExhibitors as importFile, inviteExhibitor as inviteOne } from '../exhibitors/importExhibitors'
import { cancelForStaff, listInvoices, payInvoice } from '../exhibitors/invoicePayment'
import { organizerInvoiceAsPdf } from '../exhibitors/invoicePdf'
import { cancelOwnInvoice, exhibitorOrders, invoiceOfLink, requestInvoice } from '../exhibitors/invoices'
import {
  openExhibitor,
  openExhibitorEvent,
  registerExhibitor as register,
  stopReminders as stop,
  uploadCertificate as upload,
} from '../exhibitors/page'
import { beginExhibitorQuote as begin } from '../exhibitors/quote'
import { remindExhibitors as remind } from '../exhibitors/reminders'
import { removeExhibitor as remove } from '../exhibitors/remove'
import { actorOf } from '../platform/services/caller'
import type { Upload } from '../platform/uploads/upload'
import { exhibitorsAsCsv } from '../reports/exhibitorsCsv'
import { exportFile } from './exportFile'
import type { Operation } from './handler'
import { renderedPdf, savedFile } from './savedFile'

/** `POST /organizer-links`: mails an organizer the links to its events. */
export const requestOrganizerLink: Operation<'requestOrganizerLink'> =
  (services) =>
  async ({ body: { email }, caller }) => ({
    status: 202,
    body: { email: await requestLink(services, { email, caller }) },
  })

/** `POST /organizer-invitations`: staff mail an organizer the link to a new event. */
export const inviteOrganizer: Operation<'inviteOrganizer'> =
  (services) =>
  async ({ body: { email }, caller }) => ({
    status: 202,
    body: { email: await requestLink(services, { email, caller }) },
  })

/** `GET /organizer-events/{token}`: an event, for whoever holds its mailed link. */
export const getOrganizerEvent: Operation<'getOrganizerEvent'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await openEvent(services, token) })

/** `PUT /organizer-events/{token}`: the organizer describes the event and its requirements. */
export const putOrganizerEvent: Operation<'putOrganizerEvent'> =
  (services) =>
  async ({ params: { token }, headers, body }) => ({
    status: 200,
    body: await describeEvent(services, { token, answers: body as EventAnswers, version: headers['if-match'] }),
  })

/** `POST /organizer-events/{token}/link`: ends every link to the event and mails a new one. */
export const replaceOrganizerLink: Operation<'replaceOrganizerLink'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 202, body: { email: await replaceLink(services, token) } })

/** `GET /organizer-events/{token}/exhibitors`: one page of the board. */
export const listExhibitors: Operation<'listExhibitors'> =
  (services) =>
  async ({ params: { token }, query }) => ({ status: 200, body: await exhibitorBoard(services, token, query) })

/** `POST /organizer-events/{token}/exhibitors`: invites the exhibitors of a CSV file, or shows what it would do. */
export const importExhibitors: Operation<'importExhibitors'> =
  (services) =>
  async ({ params: { token }, body: { csv, apply } }) => ({
    status: 200,
    body: await importFile(services, { token, csv, apply }),
  })

/** `POST /organizer-events/{token}/invitations`: invites one exhibitor. */
export const inviteExhibitor: Operation<'inviteExhibitor'> =
  (services) =>
  async ({ params: { token }, body: { business, email, contact = null, booth = null } }) => ({
    status: 200,
    body: await inviteOne(services, { token, answers: { business, email, contact, booth } }),
  })

/** `GET /organizer-events/{token}/exhibitors/export`: the board as CSV. */
export const exportExhibitors: Operation<'exportExhibitors'> =
  (services) =>
  async ({ params: { token } }) =>
    exportFile(services.today(), {
      type: 'text/csv',
      name: 'exhibitors',
      ending: 'csv',
      bytes: await exhibitorsAsCsv(services, token),
    })

/** `GET /organizer-events/{token}/reminders`: the number of exhibitors whom a reminder would reach. */
export const countReminders: Operation<'countReminders'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await remind(services, { token, apply: false }) })

/** `POST /organizer-events/{token}/reminders`: reminds the exhibitors without complete proof. */
export const remindExhibitors: Operation<'remindExhibitors'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await remind(services, { token, apply: true }) })

/** `DELETE /organizer-events/{token}/exhibitors/{exhibitor}`: removes an exhibitor. */
export const removeExhibitor: Operation<'removeExhibitor'> =
  (services) =>
  async ({ params: { token, exhibitor: id } }) => {
    await remove(services, { token, id })
    return { status: 204 }
  }

/** `GET /organizer-events/{token}/exhibitors/{exhibitor}/certificate`: downloads the certificate that was uploaded last. */
export const getExhibitorCertificate: Operation<'getExhibitorCertificate'> =
  (services) =>
  async ({ params: { token, exhibitor: id } }) =>
    savedFile(await certificateOf(services, { token, id }))

/** `POST /organizer-events/{token}/exhibitors/{exhibitor}/certificate`: accepts it, or returns it with a reason. */
export const decideCertificate: Operation<'decideCertificate'> =
  (services) =>
  async ({ params: { token, exhibitor: id }, body: { certificate, accepted, reason } }) => ({
    status: 200,
    body: await decide(services, { token, id, certificate, accepted, reason }),
  })

/** `GET /exhibitors/{token}`: an exhibitor's page. */
export const getExhibitor: Operation<'getExhibitor'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await openExhibitor(services, token) })

/** `POST /exhibitors/{token}/quote`: begins a quote with the answers that the invitation knows. */
export const beginExhibitorQuote: Operation<'beginExhibitorQuote'> =
  (services) =>
  async ({ params: { token }, caller }) => ({ status: 200, body: { id: await begin(services, { token, caller }) } })

/** `POST /exhibitors/{token}/certificate`: uploads a certificate from elsewhere. */
export const uploadCertificate: Operation<'uploadCertificate'> =
  (services) =>
  async ({ params: { token }, body }) => {
    const { files: uploads = [] } = body as unknown as { readonly files?: readonly Upload[] }
    return { status: 200, body: await upload(services, { token, uploads }) }
  }

/** `POST /exhibitors/{token}/stop-reminders`: ends the reminders, from our page or by one click in a mail program. */
export const stopReminders: Operation<'stopReminders'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await stop(services, token) })

/** `GET /exhibitor-events/{code}`: an event at which an exhibitor registers itself. */
export const getExhibitorEvent: Operation<'getExhibitorEvent'> =
  (services) =>
  async ({ params: { code } }) => ({ status: 200, body: await openExhibitorEvent(services, code) })

/** `POST /exhibitor-events/{code}`: registers an exhibitor, and mails it the link to its page. */
export const registerExhibitor: Operation<'registerExhibitor'> =
  (services) =>
  async ({ params: { code }, body: { business, email, contact = null, booth = null }, caller }) => ({
    status: 202,
    body: { email: await register(services, { code, answers: { business, email, contact, booth }, caller }) },
  })

/** `GET /organizer-events/{token}/orders`: the orders that the organizer pays, and its invoices. */
export const listExhibitorOrders: Operation<'listExhibitorOrders'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await exhibitorOrders(services, token) })

/** `POST /organizer-events/{token}/invoices`: one invoice for several orders. */
export const requestOrganizerInvoice: Operation<'requestOrganizerInvoice'> =
  (services) =>
  async ({ params: { token }, body: { orders } }) => ({
    status: 200,
    body: await requestInvoice(services, { token, orders }),
  })

/** `DELETE /organizer-events/{token}/invoices/{invoice}`: cancels an invoice; its orders wait again. */
export const cancelOrganizerInvoice: Operation<'cancelOrganizerInvoice'> =
  (services) =>
  async ({ params: { token, invoice } }) => ({ status: 200, body: await cancelOwnInvoice(services, token, invoice) })

/** `GET /organizer-events/{token}/invoices/{invoice}/pdf`: an invoice as it is now. */
export const printOrganizerInvoice: Operation<'printOrganizerInvoice'> =
  (services) =>
  async ({ params: { token, invoice } }) => {
    const row = await invoiceOfLink(services, token, invoice)
    return renderedPdf({ name: `Invoice ${row.number}.pdf`, bytes: await organizerInvoiceAsPdf(services, row) })
  }

/** `GET /organizer-invoices`: the invoices of all organizers, for staff. */
export const listOrganizerInvoices: Operation<'listOrganizerInvoices'> =
  (services) =>
  async ({ query }) => ({ status: 200, body: await listInvoices(services, query) })

/** `POST /organizer-invoices/{invoice}/payment`: staff record the whole payment, and each order becomes a policy. */
export const payOrganizerInvoice: Operation<'payOrganizerInvoice'> =
  (services) =>
  async ({ params: { invoice: id }, body: form, headers, caller }) => ({
    status: 200,
    body: await payInvoice(services, { id, form, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/** `POST /organizer-invoices/{invoice}/cancellation`: staff cancel an invoice; its orders wait again. */
export const cancelInvoiceOfOrganizer: Operation<'cancelInvoiceOfOrganizer'> =
  (services) =>
  async ({ params: { invoice }, caller }) => ({
    status: 200,
    body: await cancelForStaff(services, invoice, actorOf(caller)),
  })
