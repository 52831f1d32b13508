import { type Kysely, Migrator, sql } from 'kysely'
import { migrations } from './migrations'

/**
 * Migrates the first schema of the search path. Kysely holds an advisory lock, so processes that start together wait
 * for the first one.
 * @throws the first error, after rolling back that migration
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
