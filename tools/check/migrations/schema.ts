import { type Kysely, sql } from 'kysely'

/** The facts of a schema on which the code of a release depends, by `table` or `table.name`. */
export interface Schema {
  readonly tables: ReadonlySet<string>
  readonly columns: ReadonlyMap<string, Column>
  /** unique, primary, check, foreign and exclusion constraints, unique indexes, and triggers */
  readonly rules: ReadonlyMap<string, Rule>
}

export interface Column {
  readonly type: string
  readonly isRequired: boolean
  /** whether an insert that does not name the column gives it a value */
  readonly hasDefault: boolean
  /** whether an insert may not name the column */
  readonly isGenerated: boolean
}

export interface Rule {
  readonly kind: 'unique' | 'check' | 'reference' | 'trigger'
  readonly definition: string
  /** the columns, as `table.name`; empty where the rule is about an expression */
  readonly columns: readonly string[]
  /** whether rows with a null in one of the columns cannot break the rule */
  readonly isFreeWithNull: boolean
}

interface ColumnRow extends Column {
  readonly name: string
}
interface RuleRow extends Rule {
  readonly name: string
}

/**
 * Reads the current schema from PostgreSQL's catalog, which writes each definition in one form. Code names a table and
 * never its partitions, so these are left out.
 */
export async function readSchema(db: Kysely<any>): Promise<Schema> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      and relname not like 'kysely_%'`.execute(db)
  const columns = await sql<ColumnRow>`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
      atthasdef or attidentity <> '' as "hasDefault", attgenerated <> '' or attidentity = 'a' as "isGenerated"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      and relname not like 'kysely_%' and attnum > 0 and not attisdropped`.execute(db)
  const rules = await sql<RuleRow>`
    select relname || '.' || conname as name, case contype when 'c' then 'check' else 'reference' end as kind,
      pg_get_constraintdef(pg_constraint.oid) as definition,
      array(select relname || '.' || attname from pg_attribute
        where attrelid = conrelid and attnum = any(conkey)) as columns, contype = 'f' as "isFreeWithNull"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = current_schema()::regnamespace and not relispartition and contype in ('c', 'f')
    union all
    select owner.relname || '.' || named.relname, 'unique', pg_get_indexdef(indexrelid),
      case when indexprs is null and indpred is null
        then array(select owner.relname || '.' || attname from pg_attribute
          where attrelid = indrelid and attnum = any(indkey)) else '{}' end, not indnullsnotdistinct
    from pg_index join pg_class as named on named.oid = indexrelid join pg_class as owner on owner.oid = indrelid
    where owner.relnamespace = current_schema()::regnamespace and not owner.relispartition and owner.relname not like 'kysely_%'
      and (indisunique or indisexclusion)
    union all
    select relname || '.' || tgname, 'trigger', pg_get_triggerdef(pg_trigger.oid), '{}', false
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not relispartition and not tgisinternal`.execute(db)
  const byName = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.name, row]))
  return {
    tables: new Set(tables.rows.map(({ name }) => name)),
    columns: byName(columns.rows),
    rules: byName(rules.rows),
  }
}
