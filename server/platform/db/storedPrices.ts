import type { KyselyPlugin } from 'kysely'
import { withEveryField } from '../../../domain/rating/price'

/**
 * A price is stored with the fields of its day. Whatever reads one, in whichever table, finds every field of today: without
 * this a field that is added later would be missing in calls, documents and mails of all that was sold before.
 */
export const storedPrices: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(withWholePrice) }),
}

function withWholePrice<Row extends Readonly<Record<string, unknown>>>(row: Row): Row {
  const price = row['price']
  if (typeof price !== 'object' || price === null || !('pricing_detail' in price)) return row
  const detail = price.pricing_detail as Parameters<typeof withEveryField>[0]
  return { ...row, price: { ...price, pricing_detail: withEveryField(detail) } }
}
