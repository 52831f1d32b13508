import { Db } from '../../server/platform/db/database'
import { dialectOf } from '../../tools/explorer/tables/dialect'
import type { Tables } from '../../tools/explorer/tables/tables'

/** A database over the explorer's tables, for one caller. */
export const exploredDb = (tables: Tables): Db =>
  new Db(
    dialectOf(async (request) => {
      if (request.kind === 'query') return tables.run(request.query, 'me')
      tables[request.kind]('me')
    }),
    true,
  )
