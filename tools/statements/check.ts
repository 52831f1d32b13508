import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { migrated, postgresDatabase } from '../../server/platform/db/database'
import { refusedBy, type Statement } from './refused'
import { isPlanned, shapeOf } from './shape'

/**
 * Lets the PostgreSQL of DATABASE_URL plan each statement that the tests before have sent to PGlite (`note.ts`), from
 * the folder of STATEMENTS. Ends with 1 and names the statements that it refuses.
 */
const { STATEMENTS: folder, DATABASE_URL: url } = process.env
if (!folder || !url) throw new Error('STATEMENTS names the folder of the statements, and DATABASE_URL a PostgreSQL')

const noted = readdirSync(folder).flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Statement),
)
const statements = [
  ...new Map(noted.filter(({ text }) => isPlanned(text)).map((one) => [shapeOf(one.text), one])).values(),
]

const schema = `statements_${process.pid}`
const admin = postgresDatabase(url)
await sql`create schema ${sql.id(schema)}`.execute(admin.q)
const db = await migrated(postgresDatabase(url, schema))
const refused = await refusedBy(db, statements)
await db.close()
await sql`drop schema ${sql.id(schema)} cascade`.execute(admin.q)
await admin.close()

process.stdout.write(`${[`${statements.length} statements, ${refused.length} refused`, ...refused].join('\n')}\n`)
process.exitCode = refused.length > 0 || statements.length === 0 ? 1 : 0
