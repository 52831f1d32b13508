import { PGlite } from '@electric-sql/pglite'
import type { Kysely, Migration } from 'kysely'
import { type Db, pgliteDatabase, pgliteParsers } from '../../../server/platform/db/database'
import { migrations as released } from '../../../server/platform/db/migrations'
import type { Contract } from '../../../server/platform/db/migrations/contract'
import { PglitePool } from '../../../server/platform/db/pglitePool'
import { breaksBetween } from './breaks'
import { readSchema } from './schema'

type Step = Migration & { readonly contract?: Contract }

/** The newest migration that was released before this check existed. It and those before it are not compared. */
const base = '019-nearer-lists'

/** The faults of the product's own migrations; empty if there are none. */
export async function migrationsThatBreak(): Promise<string> {
  const db = pgliteDatabase(new PglitePool(await PGlite.create({ parsers: pgliteParsers })))
  try {
    return (await faultsOfMigrations(db, released, base)).map((fault) => `${fault}\n`).join('')
  } finally {
    await db.close()
  }
}

/**
 * Runs migrations on an empty schema and compares the schemas before and after each one. A migration may break only
 * its declared contract step (decision 56).
 * @param since the last migration that is not compared
 * @returns a line for each break that is not declared, and for each declaration that is wrong
 */
export async function faultsOfMigrations(
  db: Db,
  migrations: Readonly<Record<string, Step>>,
  since: string,
): Promise<readonly string[]> {
  const names = Object.keys(migrations)
  const faults: string[] = []
  for (const [place, name] of names.entries()) {
    const step = migrations[name]!
    const before = name > since ? await readSchema(db.q) : null
    await db.tx(() => step.up(db.q as unknown as Kysely<any>))
    if (!before) continue
    faults.push(...faultsOf(name, step, names.slice(0, place), breaksBetween(before, await readSchema(db.q))))
  }
  return faults
}

function faultsOf(
  name: string,
  { contract }: Step,
  earlier: readonly string[],
  breaks: ReturnType<typeof breaksBetween>,
): string[] {
  const declared = contract?.removes ?? []
  const undeclared = breaks.filter((one) => !declared.includes(one.name))
  const needless = declared.filter((one) => !breaks.some((each) => each.name === one))
  return [
    ...undeclared.map((one) => `${name} breaks the release before it: ${one.name}: ${one.reason}`),
    ...needless.map((one) => `${name} declares a contract of ${one}, and does not change it`),
    ...(contract && !earlier.includes(contract.unusedSince)
      ? [`${name} contracts what is unused since ${contract.unusedSince}, which is no migration before it`]
      : []),
  ]
}
