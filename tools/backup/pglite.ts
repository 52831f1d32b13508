import { PGlite } from '@electric-sql/pglite'
import { type Db, pgliteDatabase, pgliteParsers } from '../../server/platform/db/database'
import { PglitePool } from '../../server/platform/db/pglitePool'

/** Opens a PGlite without migrating it. */
export const openAsItIs = async (folder: string): Promise<Db> =>
  pgliteDatabase(new PglitePool(await PGlite.create(folder, { parsers: pgliteParsers })))
