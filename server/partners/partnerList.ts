import type { components } from '../../contract/schema.gen'
import { partnerOf } from '../platform/config/program'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type DeliveriesQuery, listDeliveries } from '../webhooks/deliveryList'
import { toEndpointDto } from '../webhooks/endpoints'
import { toKeyDto } from './keys'

/** The partners of PROGRAM_FILE with their keys and endpoints, the newest first, and one page of deliveries. */
export async function listPartners(
  { db, config, now, today }: Services,
  query: DeliveriesQuery,
): Promise<components['schemas']['PartnersPage']> {
  const keys = await db.q.selectFrom('partner_key').selectAll().orderBy('created', 'desc').orderBy('id').execute()
  const endpoints = await db.q
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('removed', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute()
  const partners = config.program.partners.map(({ slug, name, frameParents, accent = null }) => ({
    slug,
    name,
    frame_parents: [...frameParents],
    accent,
    keys: keys.filter(({ partner }) => partner === slug).map((row) => toKeyDto(row, now())),
    endpoints: endpoints.filter(({ partner }) => partner === slug).map(toEndpointDto),
  }))
  return { today: today(), partners, ...(await listDeliveries({ db, config }, query)) }
}

/** @throws Problem 404 */
export function assertPartner({ config }: Pick<Services, 'config'>, slug: string): void {
  if (!partnerOf(config.program, slug)) throw notFound('partner')
}
