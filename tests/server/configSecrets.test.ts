import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (content: string) => {
  const file = path.join(folder, 'secret')
  await writeFile(file, content)
  return file
}

describe('a secret in a file', () => {
  test('counts like its variable, without the line break at its end', async () => {
    const file = await fileOf('a sample of a secret\n')
    const admin = { STAFF_ADMIN_EMAIL: 'admin@example.com', STAFF_ADMIN_PASSWORD_FILE: file }
    expect(readConfig(admin).firstAdmin).toEqual({ email: 'admin@example.com', password: 'a sample of a secret' })
  })

  test('is checked like its variable, and is not repeated', async () => {
    const file = await fileOf('mysql://sample-secret@localhost/app')
    const read = () => readConfig({ DATABASE_URL_FILE: file })
    expect(read).toThrow('DATABASE_URL must be a URL that begins with postgres://')
    expect(read).not.toThrow('sample-secret')
  })

  test('that is missing or empty stops the start, and so does a second source', async () => {
    const fault = 'SMTP_PASSWORD_FILE must name a file that can be read and is not empty'
    for (const file of [path.join(folder, 'missing'), folder, await fileOf('\n')])
      expect(() => readConfig({ SMTP_USER: 'marquee', SMTP_PASSWORD_FILE: file })).toThrow(fault)
    const both = { SMTP_USER: 'marquee', SMTP_PASSWORD: 'one', SMTP_PASSWORD_FILE: await fileOf('two') }
    expect(() => readConfig(both)).toThrow('SMTP_PASSWORD and SMTP_PASSWORD_FILE must not both be set')
  })
})

describe('a database on another machine', () => {
  const fault = 'DATABASE_URL must have ?sslmode=verify-full'

  test.each(['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=require', '?sslmode=no-verify'])(
    'is refused with “%s”, because nobody checks its certificate',
    (query) => {
      const DATABASE_URL = `postgres://marquee:sample-secret@db.example.com/app${query}`
      expect(() => readConfig({ DATABASE_URL })).toThrow(fault)
      expect(() => readConfig({ DATABASE_URL })).not.toThrow('sample-secret')
      expect(readConfig({ DATABASE_URL, DATABASE_TLS: 'optional' }).databaseUrl).toBe(DATABASE_URL)
    },
  )

  test('behind an address that names this machine, and a host of the query, is refused too', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/app?host=db.example.com' })).toThrow(fault)
  })

  test.each([
    'postgres://db.example.com/app?sslmode=verify-full',
    'postgres://db.example.com/app?sslmode=verify-ca',
    'postgres://localhost/app',
    'postgres://127.0.0.1:6432/app',
    'postgres://[::1]/app',
    'postgres:///app?host=/run/postgresql',
  ])('is accepted as %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })
})
