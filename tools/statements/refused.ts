import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/database'

/** A statement of the product, and the line that sends it. */
export interface Statement {
  readonly text: string
  readonly at: string
}

/**
 * The statements that a database does not accept, each with its line and the reason. The database parses and plans each
 * one with null for every value, and runs none.
 * @param db migrated
 */
export async function refusedBy(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const refused: string[] = []
  for (const { text, at } of statements) {
    const reason = await db
      .tx(() => planned(db, text))
      .then(
        () => null,
        (fault: Error) => fault.message,
      )
    if (reason !== null) refused.push(`${at}: ${reason}: ${text}`)
  }
  return refused
}

/**
 * One statement that plans another, because PGlite's pool forgets what is prepared between two. The plan is one for any
 * values: one for null would leave most of the statement out.
 */
async function planned(db: Db, text: string): Promise<void> {
  const values = Array.from({ length: mostParameter(text) }, () => 'null')
  const explain = `explain execute one${values.length > 0 ? `(${values.join(', ')})` : ''}`
  await sql
    .raw(`do $do$ begin
      deallocate all;
      set local plan_cache_mode = force_generic_plan;
      execute $text$prepare one as ${text}$text$;
      execute $text$${explain}$text$;
    end $do$`)
    .execute(db.q)
}

const mostParameter = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
