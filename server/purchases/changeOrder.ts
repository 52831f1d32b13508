import { randomUUID } from 'node:crypto'
import { lastDayToPay } from '../../domain/application/period'
import { type CalendarDate, isBefore, isCalendarDate } from '../../domain/common/dates'
import { dayInWords } from '../../domain/common/formats'
import { endOf } from '../../domain/common/instants'
import { messages } from '../../domain/common/messages'
import { type Contact, lockContact } from '../contacts/contact'
import { assertNoCards, trimmed } from '../contacts/text'
import { hasLivePayment } from '../payments/payment'
import { paymentInProgress } from '../payments/problems'
import { audit } from '../platform/audit/audit'
import { addressesIn, mostRecipients } from '../platform/mail/addresses'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { type OrderRow, openOrderOf } from './order'
import { withdrawOrder } from './withdrawOrder'

interface OrderForm {
  readonly act: 'resend' | 'extend' | 'withdraw'
  /** of a resend */
  readonly emails?: string | null
  /** of an extension */
  readonly pay_by?: CalendarDate | null
  /** of a withdrawal */
  readonly reason?: string | null
}

interface Changing {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  readonly form: OrderForm
  readonly caller: Caller
}

type OrderServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'today'>
interface OpenOrder {
  readonly contact: Contact
  readonly order: OrderRow
  readonly form: OrderForm
  readonly actor: string
}

/**
 * Sends an open order's instructions again, moves its last day to pay, or withdraws it.
 * @throws Problem 404, 409 without an open order or while a payment is on its way, 412, 422
 */
export function changeOrder(services: OrderServices, { id, version, form, caller }: Changing): Promise<Contact> {
  const { db } = services
  assertNoCards({ reason: ['Reason', form.reason] })
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    assertVersion(contact, version)
    const order = await openOrderOf(db, id)
    if (!order) throw new Problem(409, 'No order awaits its payment')
    return acts[form.act](services, { contact, order, form, actor: actorOf(caller) })
  })
}

async function resend({ db, jobs }: OrderServices, { contact, order, form, actor }: OpenOrder): Promise<Contact> {
  const recipients = addressesIn(form.emails ?? order.emails)
  if (!recipients) {
    throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
  }
  await db.q
    .updateTable('purchase_order')
    .set({ emails: recipients.join('; ') })
    .where('id', '=', order.id)
    .execute()
  await jobs.enqueue('mail', {
    kind: 'orderPlaced',
    contactId: contact.id,
    orderId: order.id,
    occasion: randomUUID(),
  })
  await audit(db, { ...about(contact, actor), action: 'order.sent', after: { recipients } })
  return contact
}

async function extend(services: OrderServices, { contact, order, form, actor }: OpenOrder): Promise<Contact> {
  const { db, today } = services
  const pay_by = form.pay_by ?? ''
  if (!isCalendarDate(pay_by)) throw wrongAnswers({ pay_by: messages.calendarDate('Last day to pay') })
  if (isBefore(pay_by, today())) throw wrongAnswers({ pay_by: 'This day is past. Choose today or a later day.' })
  const latest = lastDayToPay(wholeAnswers(contact.answers, quoteFacts(contact)))
  if (latest && isBefore(latest, pay_by))
    throw wrongAnswers({ pay_by: `The coverage has to be paid by ${dayInWords(latest)} at the latest` })
  const lapses = endOf(pay_by)
  await db.q.updateTable('purchase_order').set({ pay_by, lapses }).where('id', '=', order.id).execute()
  const before = { pay_by: order.pay_by }
  await audit(db, { ...about(contact, actor), action: 'order.extended', before, after: { pay_by } })
  return saved(services, contact, { expires: lapses })
}

async function withdraw(services: OrderServices, { contact, form, actor }: OpenOrder): Promise<Contact> {
  if (await hasLivePayment(services.db, contact.id)) throw paymentInProgress()
  return withdrawOrder(services, { contact, actor, reason: trimmed(form.reason ?? null) })
}

const acts = { resend, extend, withdraw } as const

const about = ({ id }: Contact, actor: string) => ({ actor, entity: 'contact', entityId: id }) as const

const saved = (
  { db, now }: OrderServices,
  { id, version }: Contact,
  changed: { readonly expires: Date },
): Promise<Contact> =>
  db.q
    .updateTable('contact')
    .set({ ...changed, version: version + 1, edited: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
