import { type Kysely, sql } from 'kysely'

/** Staff with the role of an accountant. The version before refuses them every call. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table staff_user drop constraint staff_user_role_check',
  `alter table staff_user add constraint staff_user_role_check
    check (role in ('rep', 'underwriter', 'accountant', 'admin'))`,
]
