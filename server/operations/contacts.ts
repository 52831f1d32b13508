import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { lockContact } from '../contacts/contact'
import { quoteLink, unsignedPolicyLink } from '../contacts/links'
import { audit } from '../platform/audit/audit'
import { notFound, signInFirst, wrongAnswers } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import { openOrderOf, toOrderDto } from '../purchases/order'
import { changeQuote } from '../quotes/change'
import { contactOf, couponsOf } from '../quotes/contactDto'
import { lapsed } from '../quotes/expiration'
import { changeRecord, contactForStaff } from '../quotes/record'
import { saveAnswers } from '../quotes/save'
import { searchContacts } from '../quotes/search'
import { assertUnbought } from '../quotes/status'
import { compared, todaysVersion } from '../quotes/versions'
import { historyOf } from '../reports/contactHistory'
import { bePresent } from '../staff/presence'
import type { Operation } from './handler'

/** `GET /admin/contacts/{id}/version`: what today's catalogue and rating plan would make of a quote. */
export const compareVersions: Operation<'compareVersions'> =
  (services) =>
  async ({ params }) => {
    const { db } = services
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!contact) throw notFound('quote')
    assertUnbought(contact)
    return { status: 200, body: await compared(services, contact) }
  }

/** `GET /admin/contacts`: the staff's list; of the referred ones first those that were submitted, the longest waiting first. */
export const findContacts: Operation<'findContacts'> =
  ({ db }) =>
  async ({ query: { page = 1, size = 50, ...wanted } }) => ({
    status: 200,
    body: await searchContacts(db, wanted, { page, size }),
  })

/** `GET /admin/contacts/{id}/history`: everything that was done with a contact. */
export const getHistory: Operation<'getHistory'> =
  (services) =>
  async ({ params: { id }, query: { page = 1, size = 50 } }) => ({
    status: 200,
    body: await historyOf(services, id, { page, size }),
  })

/**
 * `POST /admin/contacts/{id}/version`: gives a quote today's catalogue and rating plan. Its answers stay; what was
 * approved or signed was so by another version, and ends.
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
 * `GET /contacts/{id}`: a quote, to go on with it. Once it is bought the public is told its policy's number and where
 * that is managed, and no more (decision 54).
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
    const { id, policy_number, hcc_pricing_version, is_old_policy, partner } = contact
    return {
      status: 200,
      body: {
        contact: isAdmin ? contactForStaff(contact) : policy_number ? { id, policy_number } : contactOf(contact),
        date: services.today(),
        hcc_pricing_version,
        coupons: couponsOf(contact),
        is_old_policy,
        partner,
        manage_policy_link: policy_number && unsignedPolicyLink,
        ...(order && { order: await toOrderDto(services.db, order) }),
      },
    }
  }

/** `POST /admin/contacts/{id}/presence`: that one is at work on a contact, and who else is. */
export const sayPresence: Operation<'sayPresence'> =
  (services) =>
  async ({ params: { id }, caller }) => {
    if (caller.kind !== 'staff') throw signInFirst()
    return { status: 200, body: await bePresent(services, id, caller.user) }
  }

/** of a quote, however often it is added to */
const mostFlags = 20

/** `POST /gtag-flags/{id}`: what the page measured. It is no answer, so the contact's version stays. */
export const storeGtagFlags: Operation<'storeGtagFlags'> =
  ({ db }) =>
  async ({ params: { id }, body: { fields }, caller }) => {
    const cards = Object.entries(fields).filter(([, text]) => looksLikeCardNumber(text))
    if (cards.length > 0) {
      throw wrongAnswers(
        Object.fromEntries(cards.map(([name]) => [`fields.${name}`, 'A card number does not belong here'])),
      )
    }
    // the name itself is told nobody
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

/** `PATCH /admin/contacts/{id}/record`: what staff keep of a contact. */
export const updateRecord: Operation<'updateRecord'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const saved = await changeRecord(services, { id, version: headers['if-match'], form, caller })
    return { status: 200, body: { contact: contactForStaff(saved), link: quoteLink(services.config, id) } }
  }
