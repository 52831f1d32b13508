import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { prospectsAsCsv } from '../mailings/prospects'

/** `GET /settings/prospecting-export`: who may be written to with news, as CSV. Who took it with them is written down. */
export const exportProspects: Operation<'exportProspects'> =
  ({ db, today }) =>
  async ({ caller }) => {
    const { bytes, count } = await prospectsAsCsv(db)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'prospect',
      entityId: 'all',
      action: 'prospects.exported',
      after: { addresses: count },
    })
    const [month, day, year] = today().split('/')
    return {
      status: 200,
      type: 'text/csv',
      headers: {
        'content-disposition': `attachment; filename="prospects-${year}-${month}-${day}.csv"`,
        'x-content-type-options': 'nosniff',
      },
      body: bytes,
    }
  }
