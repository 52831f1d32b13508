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
  return isPrice(price)
    ? {
        ...row,
        price: {
          ...price,
          pricing_detail: withEveryField(price.pricing_detail),
          worksheet: price.worksheet.map((line) => ({ amount: 0, ...line })),
        },
      }
    : row
}

interface StoredPrice {
  readonly pricing_detail: Parameters<typeof withEveryField>[0]
  readonly worksheet: readonly object[]
}

const isPrice = (value: unknown): value is StoredPrice =>
  typeof value === 'object' && value !== null && 'pricing_detail' in value && 'worksheet' in value
