import fastifyCookie from '@fastify/cookie'
import { define, object, string, validate } from 'superstruct'
import type { Config } from '../../platform/config/config'
import type { Cookies } from '../../platform/services/services'

/** A sign-in that is under way, as its browser stores it while it is at the provider. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  /** the verifier of PKCE, which only this browser can send with its code */
  readonly verifier: string
  /** the page that follows, a path of ours */
  readonly to: string
}

/** enough to sign in at the provider */
const seconds = 10 * 60

const isHttps = ({ baseUrl }: Pick<Config, 'baseUrl'>) => baseUrl.startsWith('https:')
const cookieName = (config: Pick<Config, 'baseUrl'>) => `${isHttps(config) ? '__Host-' : ''}hcc_company_sign_in`

/** The provider's page leads back to us, so the cookie comes along from there. Scripts cannot read it. */
const options = (config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(config),
})

export const flowCookie = (config: Config, flow: Flow) =>
  fastifyCookie.serialize(cookieName(config), Buffer.from(JSON.stringify(flow)).toString('base64url'), {
    ...options(config),
    maxAge: seconds,
  })

/** Ends a flow, so that its answer counts once. */
export const endedFlowCookie = (config: Config) =>
  fastifyCookie.serialize(cookieName(config), '', { ...options(config), maxAge: 0 })

const random = define<string>('a random text', (v) => typeof v === 'string' && /^[\w-]{22,128}$/.test(v))
const Flow = object({ state: random, nonce: random, verifier: random, to: string() })

/** The flow that this browser began; null for none. */
export function flowIn(config: Config, cookies: Cookies): Flow | null {
  try {
    const [, flow] = validate(JSON.parse(Buffer.from(cookies[cookieName(config)] ?? '', 'base64url').toString()), Flow)
    return flow ? { ...flow, to: ownPage(config, flow.to) } : null
  } catch {
    return null
  }
}

const home = '/quote/admin'

/** A path of our pages; any other text becomes the first page, so that a link leads nobody to another site. */
export function ownPage({ baseUrl }: Pick<Config, 'baseUrl'>, to: string | undefined): string {
  if (to === undefined || !URL.canParse(to, baseUrl)) return home
  const { origin, pathname, search } = new URL(to, baseUrl)
  return origin === new URL(baseUrl).origin && /^\/quote\/(admin|usw)(\/|$)/.test(pathname) ? pathname + search : home
}
