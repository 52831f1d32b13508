import type { Operation } from '../handler'
import { referralOf } from '../underwriting/referral'
import { work } from '../underwriting/work'

/** `PATCH /usw/contacts/{id}`: keeps the terms that are being worked on, and who works on them. */
export const workReferral: Operation<'workReferral'> =
  (services) =>
  async ({ params: { id }, headers, body: { terms, underwriter }, caller }) => {
    const saved = await work(services, { id, version: headers['if-match'], terms, underwriter, caller })
    return { status: 200, body: await referralOf(services, saved) }
  }
