import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from 'kysely'

/**
 * PostgreSQL with one schema, the first of the search path. Kysely's own introspection reads the tables of all schemas
 * and fails if one of them is dropped meanwhile, so a start could fail because of another installation's schema.
 */
export class OneSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new OwnTables(db)
  }
}

/** Names the tables without their columns: only Kysely's migrations ask, and they look for names. */
class OwnTables extends PostgresIntrospector {
  readonly #db: Kysely<any>

  constructor(db: Kysely<any>) {
    super(db)
    this.#db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables where schemaname = current_schema()
    `.execute(this.#db)
    return rows.map((table) => ({ ...table, isView: false, columns: [] }))
  }
}
