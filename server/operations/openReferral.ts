import type { Operation } from '../handler'
import { notFound } from '../problem'
import { lapsed } from '../quotes/lapse'
import { referralOf } from '../underwriting/referral'

/** `GET /usw/contacts/{id}`: one quote for the underwriters, with what was written and what their terms come to. */
export const openReferral: Operation<'openReferral'> =
  (services) =>
  async ({ params: { id } }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    return { status: 200, body: await referralOf(services, await lapsed(services, row)) }
  }
