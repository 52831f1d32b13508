import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFactRows } from '../../../server/payments/sandbox/rows'
import { type FactStore, makeFactStore } from '../../../server/payments/sandbox/store'
import type { Db } from '../../../server/platform/db/database'
import { testDatabase } from '../rig/database'

let folder: string
let db: Db
const stores: Record<string, FactStore> = {}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facts-'))
  db = await testDatabase()
  stores['files'] = makeFactStore(folder)
  stores['rows'] = makeFactRows(db)
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

describe.each(['files', 'rows'])('facts in %s', (kind) => {
  test('of ten writers of one fact at once, all read the same one', async () => {
    const facts = await Promise.all(
      Array.from({ length: 10 }, (_, writer) => stores[kind]!.once('spent/x', { writer })),
    )
    expect(new Set(facts.map(({ writer }) => writer)).size).toBe(1)
    expect(await stores[kind]!.read('spent/x')).toEqual(facts[0])
  })

  test('are listed by drawer, and one that was never written is null', async () => {
    await stores[kind]!.once('charges/a', { amountCents: 1 })
    await stores[kind]!.once('charges/b', { amountCents: 2 })
    const all = await stores[kind]!.all<{ amountCents: number }>('charges')
    expect(all.map(({ amountCents }) => amountCents).sort()).toEqual([1, 2])
    expect(await stores[kind]!.all('nothing')).toEqual([])
    expect(await stores[kind]!.read('charges/c')).toBeNull()
  })

  test('are deleted if they were written before an instant', async () => {
    await stores[kind]!.once('tokens/a', { card: 1 })
    await stores[kind]!.sweep('tokens', new Date('2000-01-01T00:00:00Z'))
    expect(await stores[kind]!.all('tokens')).toHaveLength(1)
    await stores[kind]!.sweep('tokens', new Date('2100-01-01T00:00:00Z'))
    expect(await stores[kind]!.all('tokens')).toEqual([])
  })

  test('have names without a path', async () => {
    await expect(stores[kind]!.read('charges/../../secret')).rejects.toThrow('not the name of a fact')
  })
})

test('a fact in rows is refused inside a transaction, which could take it back', async () => {
  await expect(db.tx(() => stores['rows']!.once('charges/z', {}))).rejects.toThrow('outside of transactions')
})
