import type { Db } from '../../platform/db/database'
import { type FactStore, parseFactName } from './store'

/**
 * Facts in rows, for nodes that share a database and no folder. A fact is written outside the transactions of the
 * product, as at a real processor: a rollback here changes nothing there.
 */
export function makeFactRows(db: Db): FactStore {
  const table = () => {
    if (db.isInTransaction) throw new Error('the processor is called outside of transactions')
    return db.q
  }

  async function read<Fact extends object>(name: string): Promise<Fact | null> {
    const row = await table()
      .selectFrom('sandbox_fact')
      .select('fact')
      .where((where) => where.and(parseFactName(name)))
      .executeTakeFirst()
    return row ? (row.fact as Fact) : null
  }

  return {
    read,
    async once(name, fact) {
      await table()
        .insertInto('sandbox_fact')
        .values({ ...parseFactName(name), fact: JSON.stringify(fact) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await read(name)) ?? fact
    },
    async all<Fact extends object>(drawer: string) {
      const rows = await table().selectFrom('sandbox_fact').select('fact').where('drawer', '=', drawer).execute()
      return rows.map(({ fact }) => fact as Fact)
    },
    async sweep(drawer, until) {
      await table().deleteFrom('sandbox_fact').where('drawer', '=', drawer).where('written', '<', until).execute()
    },
  }
}
