import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A user of the company, as its provider knows them. */
interface CompanyUser {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
}

export interface RealProvider {
  readonly issuer: string
  /** the environment of our server */
  readonly env: Record<string, string>
  /** knows the user from now on */
  add(user: CompanyUser): void
  /** Signs the user in as a browser does that opens the address. @returns the address of ours to which it is sent back */
  signIn(url: string, sub: string): Promise<URL>
  /** Cancels the sign-in in the same way. */
  cancel(url: string): Promise<URL>
  close(): Promise<void>
}

const clientId = 'marquee'
const clientSecret = 'a secret of the sample client'

/** The certified `oidc-provider` on a port of its own, with one client and users of the test. */
export async function startProvider(baseUrl: string): Promise<RealProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const users = new Map<string, CompanyUser>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${baseUrl}/api/session/company/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    cookies: { keys: ['of the test'] },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const user = users.get(sub)
      return user && { accountId: sub, claims: () => ({ ...user }) }
    },
    // everybody has agreed that their employer's product reads their address
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, issuer)
    if (!pathname.startsWith('/interaction/')) return serve(request, response)
    // the page on which a user types a name; the test gives it in the address
    const sub = searchParams.get('as')
    if (sub === null) return void response.end(signInPage(pathname, [...users.values()]))
    const result = sub === '' ? { error: 'access_denied' } : { login: { accountId: sub } }
    void provider.interactionFinished(request, response, result)
  })
  const walk = (url: string, as: string) => follow(issuer, url, as)
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_LABEL: 'Sample Company',
    },
    add: (user) => void users.set(user.sub, user),
    signIn: walk,
    cancel: (url) => walk(url, ''),
    close: () => closed(server),
  }
}

const signInPage = (pathname: string, users: readonly CompanyUser[]) =>
  `<!doctype html><title>Sample Company</title><h1>Sign in at Sample Company</h1>${users
    .map(({ sub, email }) => `<a href="${pathname}?as=${sub}">${email}</a>`)
    .join(' ')}`

/** Follows the provider's pages with their cookies until they lead away from it. */
async function follow(issuer: string, from: string, as: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = new URL(from)
  for (let steps = 0; url.origin === issuer; steps++) {
    if (steps > 10) throw new Error(`The provider leads nowhere: ${url}`)
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('as', as)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name) jar.set(name, value ?? '')
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider stays at ${url}: ${response.status} ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
