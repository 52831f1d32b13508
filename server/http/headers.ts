import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../platform/config/config'

/**
 * What a page of ours may load: itself. Toasts bring their styles by script, hence 'unsafe-inline' for styles; a script
 * in the page itself is let in by its hash. Only partners may show it in a frame (decision 55). Where Stripe takes the
 * cards, Stripe's own script, frames and API are let in, and nobody else's.
 */
export function pageHeaders({ baseUrl, program, stripe }: Config, indexHtml: string): FastifyHelmetOptions {
  const isHttps = baseUrl.startsWith('https:')
  const stripes = stripe ? stripeOrigins : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...stripes, ...inlineScripts(indexHtml)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...stripes],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:', ...stripes],
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

/** whose fields for a card are frames of its own, so that no card number comes by our page */
const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com']

/** A program's answers are no pages: nothing in them may run, be framed or be kept, also of what strangers sent us. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const inlineScripts = (html: string) =>
  html
    .split('</script>')
    .flatMap((part) => part.split('<script').slice(1).at(-1) ?? [])
    .map((script) => [script.slice(0, script.indexOf('>')), script.slice(script.indexOf('>') + 1)] as const)
    .filter(([attributes]) => !/\ssrc=/.test(attributes))
    .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
