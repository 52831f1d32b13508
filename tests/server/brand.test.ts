import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brandScript, takeBrand } from '../../server/platform/config/brandFile'
import { readConfig } from '../../server/platform/config/config'
import { assertOwnNames } from '../../server/platform/config/ownNames'
import { freePort } from '../../tools/stack/freePort'
import { readPdf } from './documents/reader'
import { bundled, type Program, shortLived } from './rig/process'

let program: Program
let folder: string
const started = new Set<ChildProcess>()
beforeAll(async () => {
  program = await bundled('server/main.ts')
  folder = await mkdtemp(path.join(tmpdir(), 'brand-'))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await program.remove()
  await rm(folder, { recursive: true })
})
afterEach(() => {
  globalThis.marqueeBrand = undefined
})

async function start(env: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _, ...own } = process.env
  const child = spawn(process.execPath, [...shortLived, program.file], {
    env: {
      ...own,
      DATA_FOLDER: path.join(folder, String(port)),
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  return { child, url }
}

test('documents show the configured brand', async () => {
  const { child, url } = await start({ BRAND_FILE: 'brand.example.json', LOG_LEVEL: 'silent' })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('It ended'))),
  ])
  const answer = await fetch(`${url}/api/samples/liability-certificate`)
  const { text: shown } = await readPdf(Buffer.from(await answer.arrayBuffer()))
  for (const name of ['Sample Casualty Company', 'Sample Event Insurance Agency', '800-555-0199'])
    expect(shown).toContain(name)
  expect(shown).not.toContain('Example Casualty')
  child.kill('SIGKILL')
})

test('refuses to start with a real mail server and sample names, and lists the missing settings', async () => {
  const { child } = await start({ SMTP_HOST: 'mail.example.net' })
  const [texts] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(child.exitCode).toBe(1)
  expect(texts).toContain('BRAND_FILE must set company, address')
  expect(texts).toContain('MAIL_STAFF must be set')
})

const stripe = {
  PAYMENT_PROCESSOR: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234',
}

test('refuses to start with a real processor and sample names, but allows a stand-in or the sandbox', () => {
  expect(() => assertOwnNames(readConfig(stripe))).toThrow('BRAND_FILE must set')
  expect(() => assertOwnNames(readConfig({ ...stripe, STRIPE_API: 'http://127.0.0.1:12111' }))).not.toThrow()
  expect(() => assertOwnNames(readConfig({}))).not.toThrow()
})

test('the page defines the brand before its scripts run, and a brand name cannot end the script', async () => {
  expect(brandScript()).toBe('')
  const file = path.join(folder, 'brand.json')
  await writeFile(file, JSON.stringify({ company: '</script><script>alert(1)' }))
  takeBrand({ BRAND_FILE: file })
  expect(brandScript()).toBe(
    '<script>globalThis.marqueeBrand={"company":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  )
})

test.each([
  ['{', 'it is no JSON'],
  ['{"compny": "A"}', 'compny must be'],
  ['{"address": []}', 'address must be'],
  ['{"navigation": [{"name": "Blog", "url": "javascript:alert(1)"}]}', 'navigation.0.url must be an https address'],
])('an invalid brand file stops the start with an error that names the problem: %s', async (shown, fault) => {
  const file = path.join(folder, 'wrong.json')
  await writeFile(file, shown)
  expect(() => takeBrand({ BRAND_FILE: file })).toThrow(fault)
})
