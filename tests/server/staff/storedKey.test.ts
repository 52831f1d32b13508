import { afterAll, expect, test } from 'vitest'
import { storedKey } from '../../../server/platform/crypto/storedKey'
import { testServices } from '../rig/services'

const services = await testServices()
afterAll(() => services.db.close())
const { db, files } = services

/** Another process with the same database and file store, which remembers no key. */
const node = () => ({ ...services, files: { ...files } })

test('processes that need a key at the same time agree on one', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => storedKey(node(), 'a sample')))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0]!, 'base64url')).toHaveLength(32)
  expect(await storedKey(node(), 'a sample')).toBe(keys[0])
})

test('each purpose has its own key', async () => {
  expect(await storedKey(services, 'one')).not.toBe(await storedKey(services, 'another'))
})

test('a lost file is an error, and no new key makes the old secrets unreadable for good', async () => {
  await storedKey(services, 'lost')
  const { file } = await db.q
    .selectFrom('encryption_key')
    .select('file')
    .where('purpose', '=', 'lost')
    .executeTakeFirstOrThrow()
  const key = await files.get(file)
  await files.remove(file)
  await expect(storedKey(node(), 'lost')).rejects.toThrow(file)
  await files.put(file, key!)
  expect(await storedKey(node(), 'lost')).toBe(key!.toString('utf8'))
})
