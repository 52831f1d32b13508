import { type Kysely, sql } from 'kysely'

/**
 * A certificate has its holder: a policy has a current one for each, and none replaces another's. Null is the holder
 * that follows from the answers. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table certificate
    add column holder_words text,
    add column description_of_operations text`,
  'alter table document add column holder_words text',
  // the words of the current certificates are their contact's so far
  `update certificate set
      holder_words = contact.holder_words,
      description_of_operations = contact.description_of_operations
    from contact
    where contact.id = certificate.contact_id and certificate.kind = 'certificate' and certificate.replaced is null`,
  `update document set holder_words = contact.holder_words
    from contact
    where contact.id = document.contact_id and document.kind = 'certificate' and document.replaced is null`,
  'drop index certificate_version',
  `create unique index certificate_version on certificate (policy_number, kind, policy_version, coalesce(holder_words, ''))
    where replaced is null`,
]
