import { type Kysely, Migrator, sql } from 'kysely'
import { migrations } from './migrations'

/**
 * Migrates the first schema of the search path. Kysely holds an advisory lock, so processes that start together wait
 * for the first one. A schema that a newer release has migrated stays as it is, because its migrations serve this
 * release too (decision 56); Kysely refuses such a schema.
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
  if (error && !(await isAhead(db))) throw error
}

/** Whether the database has every migration of this release, and later ones. */
async function isAhead(db: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const done = rows.map(({ name }) => name)
  const own = Object.keys(migrations)
  return done.length > own.length && own.every((name, place) => done[place] === name)
}
