import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { dollarsOf } from '../../domain/common/money'
import { type Contact, lockContact } from '../contacts/contact'
import { quoteLink, staffPolicyLink, unsignedPolicyLink } from '../contacts/links'
import { mayOpenRecord } from '../contacts/recordAccess'
import { audit } from '../platform/audit/audit'
import { notFound, signInFirst, wrongAnswers } from '../platform/problems/problem'
import { actorOf, staffIn } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { canceledOnOf } from '../policies/policy'
import { changeOrder as changeOpenOrder } from '../purchases/changeOrder'
import { openOrderOf, receivedFor, toOrderDto } from '../purchases/order'
import { orderEndOf } from '../purchases/orderEnd'
import { approvalNeeds } from '../quotes/approval'
import { changeQuote } from '../quotes/change'
import { contactOf, couponsOf } from '../quotes/contactDto'
import { lapsed } from '../quotes/expiration'
import { readOnlyFor } from '../quotes/readOnly'
import { changeRecord, contactForStaff } from '../quotes/record'
import { saveAnswers } from '../quotes/save'
import { searchContacts } from '../quotes/search'
import { assertUnbought } from '../quotes/status'
import { contactWithSuspension, quoteSuspension } from '../quotes/suspension'
import { compared, todaysVersion } from '../quotes/versions'
import { historyOf } from '../reports/contactHistory'
import { reportPresence } from '../staff/presence'
import { openItemsOf } from '../workItems/workItem'
import type { Operation } from './handler'

/** `GET /admin/contacts/{id}/version`: compares a quote with today's catalogue and rating plan. */
export const compareVersions: Operation<'compareVersions'> =
  (services) =>
  async ({ params }) => {
    const { db } = services
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!contact) throw notFound('quote')
    assertUnbought(contact)
    return { status: 200, body: await compared(services, contact) }
  }

/**
 * `GET /admin/contacts`: the contact list. Submitted referrals come first among referred quotes, the longest-waiting
 * one on top.
 */
export const findContacts: Operation<'findContacts'> =
  ({ db }) =>
  async ({ query: { page = 1, size = 50, ...wanted } }) => ({
    status: 200,
    body: await searchContacts(db, wanted, { page, size }),
  })

/** `GET /admin/contacts/{id}/history`: everything that happened to a contact. */
export const getHistory: Operation<'getHistory'> =
  (services) =>
  async ({ params: { id }, query: { page = 1, size = 50 } }) => ({
    status: 200,
    body: await historyOf(services, id, { page, size }),
  })

/**
 * `POST /admin/contacts/{id}/version`: moves a quote to today's catalogue and rating plan. Its answers stay; an
 * approval or a signature ends, because it was for the earlier version.
 */
export const moveToToday: Operation<'moveToToday'> =
  (services) =>
  async ({ params, headers, caller }) => {
    const saved = await changeQuote(services, { id: params.id, version: headers['if-match'] }, (contact) =>
      saveAnswers(services, { contact, basis: todaysVersion(services), caller, action: 'quote.movedToToday' }),
    )
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
  }

/**
 * `GET /contacts/{id}`: opens a quote. For a purchased quote, the public sees only the policy number and where to
 * manage the policy (decision 54).
 */
export const openContact: Operation<'openContact'> =
  (services) =>
  async ({ params, query, caller }) => {
    const isAdmin = query.from === 'admin'
    if (isAdmin && caller.kind !== 'staff') throw signInFirst()
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) throw notFound('quote')
    const contact = await lapsed(services, row)
    const order = await openOrderOf(services.db, contact.id)
    const orderEnd = await orderEndOf(services.db, contact)
    const { id, policy_number, hcc_pricing_version, is_old_policy, partner } = contact
    return {
      status: 200,
      body: {
        contact: isAdmin
          ? await openedByStaff(services, contact)
          : policy_number
            ? { id, policy_number }
            : await contactWithSuspension(services, contact),
        date: services.today(),
        hcc_pricing_version,
        coupons: couponsOf(contact),
        is_old_policy,
        partner,
        manage_policy_link: policy_number && (mayOpenRecord(caller) ? staffPolicyLink(id) : unsignedPolicyLink),
        ...readOnlyFor(caller, isAdmin),
        ...(isAdmin && { work_items: await openItemsOf(services.db, id, services.today()) }),
        ...(order && {
          order: await toOrderDto(services.db, order),
          order_received: dollarsOf(await receivedFor(services.db, order)),
        }),
        ...(orderEnd && { order_end: orderEnd }),
      },
    }
  }

async function openedByStaff(services: Services, row: Contact) {
  const contact = contactForStaff(row)
  const approval_needs = [...(await approvalNeeds(services.db, row))]
  const suspension = await quoteSuspension(services, row)
  const canceledOn = await canceledOnOf(services.db, row.id)
  const customFields = {
    ...contact.customFields,
    approval_needs,
    ...(canceledOn && { policy_cancelled_on: canceledOn }),
  }
  return { ...contact, customFields, ...(suspension && { suspension }) }
}

/**
 * `POST /admin/contacts/{id}/presence`: reports that a member of staff works on a contact, and returns the others who
 * do.
 */
export const sayPresence: Operation<'sayPresence'> =
  (services) =>
  async ({ params: { id }, caller }) => ({
    status: 200,
    body: await reportPresence(services, id, staffIn(caller).user),
  })

/** per quote, over all calls */
const mostFlags = 20

/** `POST /gtag-flags/{id}`: stores measurements of the page. They are not answers, so the contact's version stays. */
export const storeGtagFlags: Operation<'storeGtagFlags'> =
  ({ db }) =>
  async ({ params: { id }, body: { fields }, caller }) => {
    const cards = Object.entries(fields).filter(([, text]) => looksLikeCardNumber(text))
    if (cards.length > 0) {
      throw wrongAnswers(
        Object.fromEntries(cards.map(([name]) => [`fields.${name}`, 'A card number does not belong here'])),
      )
    }
    // the error must not repeat the name
    if (Object.keys(fields).some(looksLikeCardNumber))
      throw wrongAnswers({ fields: 'A card number does not belong here' })
    await db.tx(async () => {
      const contact = await lockContact(db, id)
      if (!contact) throw notFound('quote')
      const before = contact.gtag_flags ?? {}
      const flags = { ...before, ...fields }
      if (Object.keys(flags).length > mostFlags) throw wrongAnswers({ fields: `There may be ${mostFlags} in all` })
      await db.q
        .updateTable('contact')
        .set({ gtag_flags: JSON.stringify(flags) })
        .where('id', '=', id)
        .execute()
      const about = { actor: actorOf(caller), entity: 'contact', entityId: id } as const
      await audit(db, { ...about, action: 'gtag.flagged', before, after: flags })
    })
    return { status: 204 }
  }

/** `POST /admin/orders/{id}`: sends an unpaid order again, moves its last day to pay, or withdraws it. */
export const changeOrder: Operation<'changeOrder'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const saved = await changeOpenOrder(services, { id, version: headers['if-match'], form, caller })
    return { status: 200, body: { contact: contactForStaff(saved), link: quoteLink(services.config, id) } }
  }

/** `PATCH /admin/contacts/{id}/record`: changes the internal fields of a contact. */
export const updateRecord: Operation<'updateRecord'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const saved = await changeRecord(services, { id, version: headers['if-match'], form, caller })
    return { status: 200, body: { contact: contactForStaff(saved), link: quoteLink(services.config, id) } }
  }
