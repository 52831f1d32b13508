import type { Operation } from '../handler'
import { notFound } from '../problem'
import { partnerOf } from '../program'

/** `GET /partners/{slug}`: whose link it is, and whether its customers are the second provider's. */
export const getPartner: Operation<'getPartner'> =
  ({ config }) =>
  async ({ params }) => {
    const partner = partnerOf(config.program, params.slug)
    if (!partner) throw notFound('partner')
    const { slug, name, isHcc } = partner
    return { status: 200, body: { slug, name, isHcc } }
  }
