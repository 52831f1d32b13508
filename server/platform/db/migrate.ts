import { type Kysely, Migrator, sql } from 'kysely'
import { migrations } from './migrations'

/**
 * Brings the tables of the connection's first schema up to date. Kysely holds an advisory lock meanwhile, so processes
 * that start at once wait for the first of them.
 * @throws the first fault, with nothing of that migration kept
 */
export async function migrate(db: Kysely<any>): Promise<void> {
  const schema = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema.rows[0]!.name,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
