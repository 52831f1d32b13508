import { randomBytes } from 'node:crypto'
import type { Answers } from '../../../domain/application'
import type { EventAnswers } from '../../../domain/exhibitors/event'
import { describeEvent, organizerLink } from '../../../server/exhibitors/event'
import { exhibitorLink } from '../../../server/exhibitors/exhibitor'
import { requestInvoice } from '../../../server/exhibitors/invoices'
import type { Services } from '../../../server/platform/services/services'
import { newCode } from '../../../server/venues/venue'
import type { TestApp } from './app'
import { sampleFiles } from './form'
import { begin, newKey, payload, sign } from './quotes'
import { sampleSheet } from './venues'
import { newAddress } from './words'

const { known_as: _, due_days: __, ...ofSheet } = sampleSheet

/** A fair in Austin: what its organizer requires can be met, but for the days of the certificate. */
export const sampleEvent: EventAnswers = {
  ...ofSheet,
  event_name: 'Sample Craft Fair',
  from: '06/12/2027',
  to: '06/13/2027',
  due: '06/01/2027',
  attendees: 2000,
  pays_for_exhibitors: 'False',
  organizer_name: 'Sample Fairs LLC',
  organizer_address_1: '12 Example Road',
  organizer_address_2: null,
  organizer_zip: '78701',
  organizer_city: 'Austin',
  organizer_state: 'TX',
}

export interface OpenFair {
  readonly id: string
  readonly code: string
  /** of the organizer's link */
  readonly token: string
}

const tokenIn = (url: string) => url.split('/').at(-1)!

/** An event that is described, with the token of its link. */
export async function newFair(services: Services, changed: Partial<EventAnswers> = {}): Promise<OpenFair> {
  const { db, now } = services
  const [id, code, email] = [randomBytes(16).toString('base64url'), newCode(), newAddress()]
  await db.q.insertInto('organizer_event').values({ id, code, created: now(), edited: now() }).execute()
  await db.q.insertInto('organizer').values({ event_id: id, email, send_to: null }).execute()
  const token = tokenIn(await organizerLink(services, { eventId: id, email }))
  await describeEvent(services, { token, answers: { ...sampleEvent, ...changed }, version: undefined })
  return { id, code, token }
}

/** Adds an exhibitor without a mail. @returns its id and the token of its link */
export async function newExhibitor(services: Services, eventId: string, changed: object = {}) {
  const id = randomBytes(16).toString('base64url')
  const row = { business: 'Sample Pottery', email: newAddress(), contact: null, booth: 'A12' }
  const values = { id, event_id: eventId, ...row, created: services.now(), ...changed }
  await services.db.q.insertInto('exhibitor').values(values).execute()
  return { id, token: tokenIn((await exhibitorLink(services, id)).page), email: values.email }
}

export interface Fair extends OpenFair {
  readonly exhibitor: string
  readonly exhibitorToken: string
  readonly certificate: string
}

/** A fair with an exhibitor whose certificate waits for the organizer. */
export async function fairOf(services: Services): Promise<Fair> {
  const fair = await newFair(services)
  const { id, token } = await newExhibitor(services, fair.id)
  const certificate = randomBytes(16).toString('base64url')
  const key = `uploads/${certificate}`
  await services.files.put(key, sampleFiles.pdf)
  await services.db.q
    .insertInto('exhibitor_certificate')
    .values({
      id: certificate,
      exhibitor_id: id,
      key,
      name: 'certificate.pdf',
      type: 'application/pdf',
      bytes: sampleFiles.pdf.byteLength,
      uploaded: services.now(),
    })
    .execute()
  return { ...fair, exhibitor: id, exhibitorToken: token, certificate }
}

/** From now on, the organizer of a fair pays for its exhibitors. */
export async function letOrganizerPay({ db }: Services, eventId: string, pays = true): Promise<void> {
  const events = db.q.selectFrom('organizer_event').select('answers').where('id', '=', eventId)
  const { answers } = await events.executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...answers, pays_for_exhibitors: pays ? 'True' : 'False' })
  await db.q.updateTable('organizer_event').set({ answers: changed }).where('id', '=', eventId).execute()
}

/** A signed quote of an exhibitor. @returns the id of the quote and its price in dollars */
export async function exhibitorQuote(app: TestApp, exhibitorId: string, choices: Partial<Answers> = {}) {
  const { id, customFields } = await begin(app, payload('location', choices))
  const { db, now } = app.services
  const tie = { contact_id: id, exhibitor_id: exhibitorId, created: now() }
  await db.q.insertInto('exhibitor_quote').values(tie).execute()
  await app.call('signTerms', { params: { id }, body: sign })
  return { id, amount: customFields.amount_due as number }
}

export const orderFromOrganizer = (app: TestApp, { id, amount }: { readonly id: string; readonly amount: number }) =>
  app.call('purchase', { headers: newKey(), body: { id, amount_due: amount, payment_type: 'organizer' } })

/** An order that the organizer of an exhibitor pays: the quote’s id, the order’s, and dollars. */
export async function organizerOrder(app: TestApp, exhibitorId: string, choices: Partial<Answers> = {}) {
  const quote = await exhibitorQuote(app, exhibitorId, choices)
  const ordered = await orderFromOrganizer(app, quote)
  if (ordered.statusCode !== 202) throw new Error(ordered.body)
  const orders = app.services.db.q.selectFrom('purchase_order').select('id').where('contact_id', '=', quote.id)
  return { ...quote, order: (await orders.where('state', '=', 'open').executeTakeFirstOrThrow()).id }
}

/** An order that waits for its organizer, and three invoices. */
export async function organizerInvoices(app: TestApp, { id, token }: Fair) {
  await letOrganizerPay(app.services, id)
  const { id: exhibitor } = await newExhibitor(app.services, id, { business: 'Sample Books' })
  let amount = 0
  const invoices: string[] = []
  for (let count = 0; count < 3; count++) {
    const { order } = await organizerOrder(app, exhibitor)
    const { invoices: all } = await requestInvoice(app.services, { token, orders: [order] })
    invoices.push(all[0]!.id)
    amount = all[0]!.amount
  }
  const [first, second, third] = invoices as [string, string, string]
  return { waiting: (await organizerOrder(app, exhibitor)).order, invoices: [first, second, third] as const, amount }
}
