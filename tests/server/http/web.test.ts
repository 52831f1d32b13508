import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../rig/app'

const page =
  '<!doctype html><title>Insurance</title><script>document.documentElement.dataset.theme = "dark"</script><div id="root"></div>'
const webFolder = await mkdtemp(path.join(tmpdir(), 'web-'))
await mkdir(path.join(webFolder, 'assets'))
await writeFile(path.join(webFolder, 'index.html'), page)
await writeFile(
  path.join(webFolder, 'first.html'),
  page.replace('<div id="root"></div>', '<script>let early</script><div id="root">First question</div>'),
)
await writeFile(path.join(webFolder, 'assets/main-abc123.js'), 'let plain')
await writeFile(path.join(webFolder, 'assets/main-abc123.js.br'), 'brotli')
await writeFile(path.join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
const { app, close } = await testApp({ webFolder })
afterAll(async () => {
  await close()
  await rm(webFolder, { recursive: true })
})
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

test.each(['/quote', '/quote/', '/quote/?utm_source=paper&utm_medium=post&gclid=abc', '/quote/?fbclid=abc'])(
  '%s opens a new quote, so the page has its first question in it',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<div id="root">First question</div>')
    expect(response.headers['cache-control']).toBe('no-cache')
  },
)

test.each(['/quote/admin', '/quote/admin/users?search=sam', '/quote/usw'])(
  '%s is the page, which no browser stores, so that Back shows nothing after a sign-out',
  async (url) => {
    const response = await get(url)
    expect(response.body).toContain('<div id="root"></div>')
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test.each([
  '/quote/?id=AAAAAAAAAAAAAAAAAAAAAA',
  '/quote/?partner=venue',
  '/quote/?cleared=1',
  '/quote/?utm_source=paper&id=AAAAAAAAAAAAAAAAAAAAAA',
  '/quote/certificate',
  '/quote/index.html',
  '/quote/first.html',
  '/quote/administer',
  '/quote/any/where',
])('%s is the page, which browsers revalidate each time', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<div id="root"></div>')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('the page of a wrong address has status 404, and a person who follows a wrong link is led to it', async () => {
  const response = await get('/quote/404')
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('<div id="root"></div>')
  const wrong = await get('/quotes', { accept: 'text/html,application/xhtml+xml' })
  expect([wrong.statusCode, wrong.headers['location']]).toEqual([302, '/quote/404'])
  expect((await get('/quotes', { accept: 'application/json' })).statusCode).toBe(404)
})

test('search engines list the landing page alone', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toMatch('text/plain')
  expect(robots.body).toBe('User-agent: *\nAllow: /quote/$\nAllow: /quote/assets/\nDisallow: /\n')
  expect((await get('/quote/')).headers['x-robots-tag']).toBeUndefined()
  for (const url of ['/quote/?id=AAAAAAAAAAAAAAAAAAAAAA', '/quote/admin', '/quote/certificate/x'])
    expect((await get(url)).headers['x-robots-tag'], url).toBe('noindex')
})

test('a link to the page has a title, a description and a picture in messengers', async () => {
  const { body } = await get('/quote/')
  expect(body).toContain('<title>Marquee: insurance for your event</title>')
  expect(body).toContain('<meta property="og:title" content="Marquee: insurance for your event">')
  expect(body).toMatch(/<meta property="og:description" content="Liability and cancellation insurance for [^"]+\.">/)
  expect(body).toMatch(/<meta property="og:image" content="http[^"]+\/quote\/link-preview\.png">/)
})

test('a file with a hash in its name is cached forever, and compressed for clients that accept it', async () => {
  const plain = await get('/quote/assets/main-abc123.js')
  expect(plain.body).toBe('let plain')
  expect(plain.headers['content-type']).toMatch('/javascript')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/quote/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['content-type']).toMatch('/javascript')
  expect(small.body).toBe('brotli')
})

test('other files of the build are revalidated', async () => {
  const response = await get('/quote/favicon.svg')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers['content-type']).toMatch('image/svg+xml')
})

test('a missing script is a 404 and not the page', async () => {
  for (const url of ['/quote/assets/main-old.js', '/quote/assets/', '/quote/assets/..%2findex.html']) {
    const response = await get(url)
    expect(response.statusCode, url).toBe(404)
    expect(response.body).not.toContain('root')
  }
})

test('nothing outside the build is served', async () => {
  for (const url of [
    '/quote/../package.json',
    '/quote/..%2f..%2fpackage.json',
    '/quote/%2e%2e/package.json',
    '/package.json',
  ])
    expect((await get(url)).body, url).not.toContain('dependencies')
})

test.each([
  ['/', '/quote/'],
  ['/quote/manage-policy', '/quote/#manage-policy'],
])('%s redirects to %s', async (from, to) => {
  const response = await get(from)
  expect(response.statusCode).toBe(302)
  expect(response.headers['location']).toBe(to)
})

describe('the page’s security headers', () => {
  const directives = async () => {
    const { headers } = await get('/quote/')
    const all = String(headers['content-security-policy']).split(';')
    return new Map(all.map((one) => [one.trim().split(' ')[0], one.trim().split(' ').slice(1)]))
  }

  test('allow scripts from this site only, and the inline ones of both pages by their hashes', async () => {
    const scripts = (await directives()).get('script-src')!
    expect(scripts[0]).toBe("'self'")
    expect(scripts[1]).toMatch(/^'sha256-/)
    expect(scripts[2]).toBe(`'sha256-${createHash('sha256').update('let early').digest('base64')}'`)
    expect(scripts).toHaveLength(3)
  })

  describe('of a program with two partners', async () => {
    const one = { slug: 'example-venues', name: 'Example Venues', isHcc: false }
    const PROGRAM_FILE = path.join(webFolder, 'program.json')
    const partners = [
      { ...one, frameParents: ['https://venues.example.com'], accent: '#8a2560' },
      { ...one, slug: 'example-halls', frameParents: ['https://halls.example.com', 'https://www.example.com'] },
    ]
    const example = JSON.parse(await readFile('program.example.json', 'utf8'))
    await writeFile(PROGRAM_FILE, JSON.stringify({ ...example, partners }))
    const partnered = await testApp({ webFolder, env: { PROGRAM_FILE } })
    afterAll(() => partnered.close())
    const framing = async (url: string) => {
      const { headers } = await partnered.app.inject({ method: 'GET', url })
      const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))!
      return [ancestors, headers['x-frame-options']]
    }

    test.each([
      ['/quote/?partner=example-venues', 'https://venues.example.com'],
      ['/quote/?partner=example-halls&id=AAAAAAAAAAAAAAAAAAAAAA', 'https://halls.example.com https://www.example.com'],
      ['/quote?isFooter=false&partner=example-venues', 'https://venues.example.com'],
    ])('%s may be framed by the sites of that partner only', async (url, sites) => {
      expect(await framing(url)).toEqual([`'self' ${sites}`, undefined])
    })

    test('a partner’s color is in its own page only', async () => {
      const styleOf = async (url: string) => (await partnered.app.inject({ method: 'GET', url })).payload
      expect(await styleOf('/quote/?partner=example-venues&id=AAAAAAAAAAAAAAAAAAAAAA')).toMatch(
        /<style>:root\[data-framed\]\{--color-accent:#8a2560;.*light-dark\(#8a2560,#bf87a8\).*<\/style>/,
      )
      for (const url of ['/quote/', '/quote/?partner=example-halls', '/quote/admin?partner=example-venues'])
        expect(await styleOf(url)).not.toContain('data-framed')
    })

    test.each([
      '/quote/',
      '/quote/?partner=nobody',
      '/quote/?id=AAAAAAAAAAAAAAAAAAAAAA&from=admin&partner=example-venues',
      '/quote/admin',
      '/quote/admin?partner=example-venues',
      '/quote/usw',
      '/quote/certificate/7KQ4-XM92?partner=example-venues',
      '/quote/organizer/any?partner=example-venues',
      '/quote/404',
    ])('%s may be framed by nobody', async (url) => {
      expect(await framing(url)).toEqual(["'none'", 'DENY'])
    })
  })

  test('allow no other connections, frames or plug-ins', async () => {
    const all = await directives()
    expect(all.get('default-src')).toEqual(["'none'"])
    expect(all.get('connect-src')).toEqual(["'self'"])
    expect(all.get('frame-ancestors')).toEqual(["'none'"])
    expect(all.get('object-src')).toEqual(["'none'"])
    expect(all.get('base-uri')).toEqual(["'none'"])
  })

  test('require https only for a site with https', async () => {
    const plain = await get('/quote/')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    const safe = await testApp({ webFolder, env: { BASE_URL: 'https://quotes.example.com' } })
    const { headers } = await safe.app.inject('/quote/')
    expect(headers['strict-transport-security']).toMatch('max-age=')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    await safe.close()
  })

  test('an API response cannot run as a page, and is not cached', async () => {
    const { headers } = await get('/api/current-date')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
})

test('the server answers calls without a build', async () => {
  const bare = await testApp({ webFolder: path.join(webFolder, 'nothing') })
  expect((await bare.app.inject('/quote/')).statusCode).toBe(404)
  expect((await bare.app.inject('/api/current-date')).statusCode).toBe(200)
  await bare.close()
})

test('a page learns the name of the company’s sign-in, in a script that the policy of the page allows', async () => {
  const OIDC_LABEL = 'A </script> & Company'
  const env = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'marquee', OIDC_LABEL }
  const named = await testApp({ webFolder, env })
  const { body, headers } = await named.app.inject({ method: 'GET', url: '/quote/admin' })
  const [, script] = /<script>(globalThis\.marqueeCompanySignIn=.*?)<\/script>/.exec(body)!
  expect(JSON.parse(script!.slice('globalThis.marqueeCompanySignIn='.length))).toEqual({
    name: OIDC_LABEL,
    isOnly: false,
  })
  const hash = createHash('sha256').update(script!).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  await named.close()
  expect((await get('/quote/admin')).body).not.toContain('marqueeCompanySignIn')
})
