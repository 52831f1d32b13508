import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/**
 * PGlite shaped like pg.Pool, as Kysely's PostgresDialect needs it: a pool of one connection, handed out in the order
 * of asking. A transaction holds it, so asking for a second one inside a transaction would wait for ever; `Db.q` never
 * does.
 */
export class PglitePool implements PostgresPool {
  #last: Promise<void> = Promise.resolve()

  constructor(readonly lite: PGlite) {}

  async connect(): Promise<PostgresPoolClient> {
    let free = () => {}
    const before = this.#last
    this.#last = new Promise((resolve) => {
      free = resolve
    })
    await before
    return { query: this.#query, release: free } as unknown as PostgresPoolClient
  }

  async end(): Promise<void> {
    await this.#last
    await this.lite.close()
  }

  readonly #query = async (text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    const { rows, affectedRows } = await this.lite.query(text, [...(values ?? [])])
    const command = text.trimStart().split(/\s/, 1)[0]?.toUpperCase()
    return { rows, rowCount: affectedRows ?? 0, command } as PostgresQueryResult<unknown>
  }
}
