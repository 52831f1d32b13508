import { createHash } from 'node:crypto'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyReply } from 'fastify'
import type { Config } from '../platform/config/config'
import { type Partner, partnerOf } from '../platform/config/program'

/**
 * Content security policy of our pages: they load only from our site. Toasts inject their styles by script, hence
 * 'unsafe-inline' for styles; an inline script needs its hash. No other site may frame a page, but for those of
 * `framingPartner`. With Stripe configured, Stripe's script, frames and API are allowed, and no others.
 */
function pageHeaders({ baseUrl, stripe }: Config, html: string): FastifyHelmetOptions {
  const isHttps = baseUrl.startsWith('https:')
  const stripes = stripe ? stripeOrigins : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...stripes, ...(stripe ? [stripeWallets] : []), ...new Set(inlineScripts(html))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...stripes],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // the bank's page of the sandbox (3-D Secure) is ours; Stripe shows a bank's page inside a frame of its own
        frameSrc: ["'self'", 'blob:', ...stripes, ...(stripe ? [stripeBanks, stripeWallets] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isHttps,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** The same for every response, so helmet writes them once and not for each. */
export async function securityHeaders(config: Config, html: string): Promise<Readonly<Record<string, string>>> {
  const once = Fastify()
  await once.register(helmet, pageHeaders(config, html))
  once.get('/', (_, reply) => reply.send())
  const { headers } = await once.inject('/')
  await once.close()
  const own = ['content-length', 'date', 'connection']
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

/**
 * The partner whose sites may show a page in a frame, beside our own: the one that the address of the quote names
 * (decision 55). Nobody may frame another page, or a quote that staff opened.
 */
export function framingPartner(program: Pick<Config['program'], 'partners'>, url: string): Partner | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (!/^\/quote\/?$/.test(pathname) || searchParams.get('from') === 'admin') return null
  const partner = partnerOf(program, searchParams.get('partner') ?? '')
  return partner && partner.frameParents.length > 0 ? partner : null
}

/** Lets our own pages and these sites show a response in a frame. Browsers that know the policy need no second header. */
export function allowFraming(reply: FastifyReply, sites: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", ["frame-ancestors 'self'", ...sites].join(' ')),
  )
  reply.removeHeader('x-frame-options')
}

/** where Stripe frames the bank's page of a card (3-D Secure) */
const stripeBanks = 'https://hooks.stripe.com'
/** Stripe's card fields are its own frames, so that no card number reaches our page */
const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com']
/** where Stripe's script loads the buttons of wallets from */
const stripeWallets = 'https://*.js.stripe.com'

/**
 * API responses are not pages: nothing in them may run, be framed or load anything, even where they contain uploads by
 * strangers.
 */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const inlineScripts = (html: string) =>
  html
    .split('</script>')
    .flatMap((part) => part.split('<script').slice(1).at(-1) ?? [])
    .map((script) => [script.slice(0, script.indexOf('>')), script.slice(script.indexOf('>') + 1)] as const)
    .filter(([attributes]) => !/\ssrc=/.test(attributes))
    .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
