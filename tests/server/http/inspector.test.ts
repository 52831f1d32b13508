import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveWeb } from '../../../server/http/web'

const from = await mkdtemp(path.join(tmpdir(), 'web-'))
const html = '<!doctype html><html lang="en"><div id="root"></div></html>'

/** The front end alone, with or without an inspector. */
async function webThat(hasInspector: boolean) {
  const app = Fastify()
  await serveWeb(app, { pages: { plain: html, first: html }, program: { partners: [] }, hasInspector, from })
  return app
}
const withOne = await webThat(true)
const without = await webThat(false)
afterAll(async () => {
  await Promise.all([withOne.close(), without.close()])
  await rm(from, { recursive: true })
})

const isMarked = async (app: typeof withOne, url: string) =>
  (await app.inject({ method: 'GET', url })).body.includes('<html data-inspect lang="en">')

test.each(['/quote/?inspect', '/quote/admin?id=1&inspect=', '/quote/inspect', '/quote/inspect/', '/quote/inspect?a=b'])(
  '%s receives the inspector, if there is one',
  async (url) => {
    expect(await isMarked(withOne, url)).toBe(true)
    expect(await isMarked(without, url)).toBe(false)
  },
)

test.each(['/quote/', '/quote/inspection', '/quote/admin/inspect', '/quote/?inspected=1', '/quote/?id=inspect'])(
  '%s does not receive the inspector',
  async (url) => {
    expect(await isMarked(withOne, url)).toBe(false)
  },
)

test.each([
  ['/quote/?inspect=stately', true, 'same-origin-allow-popups'],
  ['/quote/?id=1&inspect=stately', true, 'same-origin-allow-popups'],
  ['/quote/?inspect', true, undefined],
  ['/quote/?inspect=stately', false, undefined],
])(
  '%s, with an inspector: %s, can be answered by the window that it opens: %s',
  async (url, hasInspector, expected) => {
    const { headers } = await (hasInspector ? withOne : without).inject({ method: 'GET', url })
    expect(headers['cross-origin-opener-policy']).toBe(expected)
  },
)
