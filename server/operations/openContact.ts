import { contactForStaff } from '../desk/record'
import type { Operation } from '../handler'
import { openOrderOf } from '../orders/rows'
import { toldOf } from '../orders/told'
import { unsignedPolicyLink } from '../policies/links'
import { notFound, signInFirst } from '../problem'
import { lapsed } from '../quotes/lapse'
import { contactOf, couponsOf } from '../quotes/wire'

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
        ...(order && { order: await toldOf(services.db, order) }),
      },
    }
  }
