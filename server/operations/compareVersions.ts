import type { Operation } from '../handler'
import { notFound } from '../problem'
import { assertUnbought } from '../quotes/standing'
import { compared } from '../quotes/versions'

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
