import { type Migration, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, pgliteDatabase } from '../../server/platform/db/database'
import type { Contract } from '../../server/platform/db/migrations/contract'
import { faultsOfMigrations } from '../../tools/check/migrations/contracts'
import { emptyPglite } from '../server/rig/lites'

const step = (...statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const first = step(
  `create table guest (id int4 primary key, name text not null, note text, age int4 default 1, email text unique,
    kind text not null default 'a' constraint guest_kind check (kind in ('a', 'b')))`,
)
/** one database for all tests, with an empty schema for each */
let db: Db
beforeAll(async () => {
  db = pgliteDatabase(await emptyPglite())
})
afterAll(() => db.close())

async function faultsOf(second: Migration & { contract?: Contract }) {
  for (const statement of [
    'drop schema if exists planted cascade',
    'create schema planted',
    'set search_path to planted',
  ])
    await sql.raw(statement).execute(db.q)
  return faultsOfMigrations(db, { '001-first': first, '002-second': second }, '001-first')
}

test.each([
  ['a dropped column', 'alter table guest drop column note', 'guest.note: the column is dropped or renamed'],
  ['a renamed column', 'alter table guest rename note to remark', 'guest.note: the column is dropped or renamed'],
  ['a dropped table', 'drop table guest', 'guest: the table is dropped or renamed'],
  ['a renamed table', 'alter table guest rename to visitor', 'guest: the table is dropped or renamed'],
  ['a required column', 'alter table guest add city text not null', 'guest.city: the new column is NOT NULL'],
  ['a type', 'alter table guest alter age type int8', 'guest.age: its type changes from integer to bigint'],
  ['a column that becomes required', 'alter table guest alter note set not null', 'guest.note: it becomes NOT NULL'],
  ['a column that becomes nullable', 'alter table guest alter name drop not null', 'guest.name: it becomes nullable'],
  ['a lost default', 'alter table guest alter age drop default', 'guest.age: it loses its default'],
  ['a unique index', 'create unique index once on guest (name)', 'guest.once: a new unique rule'],
  [
    'a unique index of part of the rows',
    "create unique index part on guest (note) where kind = 'a'",
    'guest.part: a new unique rule',
  ],
  ['a unique constraint', 'alter table guest add constraint one unique (note)', 'guest.one: a new unique rule'],
  [
    'a dropped unique rule',
    'alter table guest drop constraint guest_email_key',
    'guest.guest_email_key: the unique rule is dropped',
  ],
  ['a check', 'alter table guest add constraint adult check (age > 17)', 'guest.adult: a new check rule'],
  [
    'a reference',
    'alter table guest add constraint host foreign key (age) references guest (id)',
    'guest.host: a new reference rule',
  ],
  [
    'a check that becomes narrower',
    "alter table guest drop constraint guest_kind, add constraint guest_kind check (kind in ('a', 'c'))",
    'guest.guest_kind: a new check rule',
  ],
  [
    'a generated column in place of a written one',
    'alter table guest drop column note, add note text generated always as (name) stored',
    'guest.note: it becomes generated',
  ],
  [
    'a trigger',
    'create trigger same before update on guest for each row execute function suppress_redundant_updates_trigger()',
    'guest.same: a new trigger rule',
  ],
])('refuses %s', async (_, statement, fault) => {
  expect((await faultsOf(step(statement))).join('\n')).toContain(`002-second breaks the release before it: ${fault}`)
})

test.each([
  ['a new table with its own rules', "create table seat (id int4 primary key, row text not null check (row <> ''))"],
  ['a nullable column', 'alter table guest add city text'],
  ['a required column with a default', "alter table guest add city text not null default ''"],
  ['a unique column that only new code writes', 'alter table guest add city text unique'],
  ['a check of a new column', 'alter table guest add seat int4 check (seat > 0)'],
  ['a generated column', 'alter table guest add long text generated always as (name || name) stored'],
  ['an index', 'create index by_name on guest (name)'],
  [
    'a check that becomes wider',
    "alter table guest drop constraint guest_kind, add constraint guest_kind check (kind in ('a', 'b', 'c'))",
  ],
])('allows %s', async (_, statement) => {
  expect(await faultsOf(step(statement))).toEqual([])
})

const dropped = step('alter table guest drop column note')

test('allows a contract step of a column that an earlier release stopped using', async () => {
  expect(await faultsOf({ ...dropped, contract: { unusedSince: '001-first', removes: ['guest.note'] } })).toEqual([])
})

test('refuses a contract step in the release that stops using the column, and one that changes nothing', async () => {
  const contract = { unusedSince: '002-second', removes: ['guest.note', 'guest.age'] }
  const faults = await faultsOf({ ...dropped, contract })
  expect(faults).toEqual([
    '002-second declares a contract of guest.age, and does not change it',
    '002-second contracts what is unused since 002-second, which is no migration before it',
  ])
})
