import { createHash } from 'node:crypto'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../platform/config/config'

/**
 * Content security policy of our pages: they load only from our site. Toasts inject their styles by script, hence
 * 'unsafe-inline' for styles; an inline script needs its hash. Only partners may frame the page (decision 55). With
 * Stripe configured, Stripe's script, frames and API are allowed, and no others.
 */
function pageHeaders({ baseUrl, program, stripe }: Config, html: string): FastifyHelmetOptions {
  const isHttps = baseUrl.startsWith('https:')
  const stripes = stripe ? stripeOrigins : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...stripes, ...new Set(inlineScripts(html))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...stripes],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // the bank's page of the sandbox (3-D Secure) is ours; Stripe shows a bank's page inside a frame of its own
        frameSrc: ["'self'", 'blob:', ...stripes, ...(stripe ? [stripeBanks] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...program.partners.flatMap(({ frameParents }) => frameParents)],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isHttps,
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

/** where Stripe frames the bank's page of a card (3-D Secure) */
const stripeBanks = 'https://hooks.stripe.com'
/** Stripe's card fields are its own frames, so that no card number reaches our page */
const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com']

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
