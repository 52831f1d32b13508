import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '../../domain/common/brand'
import { brandScript } from '../platform/config/brandFile'
import type { Config } from '../platform/config/config'
import { signInScript } from '../platform/config/oidc'
import { accentStyle } from './accentStyle'
import { compressedText } from './compressedText'
import { opensNewQuote, readFirstPage } from './firstPage'
import { allowFraming, framingPartner } from './headers'
import { noSuchPage } from './problems'
import { root } from './projectRoot'

const folder = path.join(root, 'dist/web')

/** The built pages with the configured brand and its link preview. */
export interface Pages {
  /** draws itself by its program; empty without a build */
  readonly plain: string
  /** has the first question of a new quote in it */
  readonly first: string
}

/** @throws where the content of the first page cannot be rendered for a configured brand */
export function readPages(
  { baseUrl, oidc, traces }: Pick<Config, 'baseUrl' | 'oidc' | 'traces'>,
  from = folder,
): Pages {
  const file = path.join(from, 'index.html')
  const branded = (page: string) =>
    (traces ? page.replace('<html', '<html data-trace') : page).replace(
      /<title>[^<]*<\/title>/,
      () => `${brandScript()}${signInScript(oidc)}<title>${escaped(pageTitle)}</title>${linkPreview(baseUrl)}`,
    )
  const plain = existsSync(file) ? branded(readFileSync(file, 'utf8')) : ''
  return { plain, first: branded(readFirstPage(from)) || plain }
}

const pageTitle = `${brand.name}: insurance for your event`

/** The picture and words that a messenger or social network shows for a link to the page (Open Graph). */
const linkPreview = (baseUrl: string): string =>
  [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', pageTitle],
    ['description', 'Liability and cancellation insurance for weddings, parties, shows, festivals and vendors.'],
    ['url', `${baseUrl}/quote/`],
    ['image', `${baseUrl}/quote/link-preview.png`],
    ['image:width', '1200'],
    ['image:height', '630'],
  ]
    .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content!)}">`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Search engines may list the landing page; every other page belongs to one person or to the staff. */
const robots = 'User-agent: *\nAllow: /quote/$\nAllow: /quote/assets/\nDisallow: /\n'

interface Web {
  readonly pages: Pages
  readonly program: Pick<Config['program'], 'partners'>
  /** whether the inspector may be used; if not, no page receives or loads it */
  readonly hasInspector: boolean
  readonly from?: string | undefined
}

/** `?inspect` on any page, and the inspector's own page. */
const asksToInspect = (url: string) => /^\/quote\/inspect\/?(\?|$)|[?&]inspect(=|&|$)/.test(url)
/** Stately's inspector is another site in a window opened by our page, and has to be able to reply to it. */
const asksForStately = (url: string) => /[?&]inspect=stately(&|$)/.test(url)

/**
 * Serves the front end under /quote: its files, and its page for every other address. A missing build file returns 404,
 * because a browser that requests a script must not receive a page. `/quote/404` is the page with that status.
 */
export async function serveWeb(
  app: FastifyInstance,
  { pages, program, hasInspector, from = folder }: Web,
): Promise<void> {
  app.get('/', async (_, reply) => reply.redirect('/quote/'))
  app.get('/quote/manage-policy', async (_, reply) => reply.redirect('/quote/#manage-policy'))
  // link scanners open every link with GET; unsubscribing is a POST, from the page or by one-click
  app.get('/api/unsubscribe', async ({ url }, reply) => reply.redirect(url.replace('/api/', '/quote/')))
  app.get<{ Params: { token: string } }>('/api/certificate-subscriptions/:token/end', async ({ params }, reply) =>
    reply.redirect(`/quote/certificate-updates/${encodeURIComponent(params.token)}`),
  )
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  if (!pages.plain) return
  const plain = compressedText(pages.plain)
  const first = compressedText(pages.first)
  const inspected = compressedText(pages.plain.replace('<html', '<html data-inspect'))
  const colored = new Map(
    program.partners.flatMap(({ slug, accent }) =>
      accent ? [[slug, compressedText(pages.plain.replace('<title>', `${accentStyle(accent)}<title>`))]] : [],
    ),
  )
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    if (hasInspector && asksForStately(url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (!isLanding(url)) reply.header('x-robots-tag', 'noindex')
    const partner = framingPartner(program, url)
    if (partner) allowFraming(reply, partner.frameParents)
    reply
      .code(isMissingPage(url) ? 404 : 200)
      .type('text/html; charset=utf-8')
      // a page of staff is not shown again by Back after the sign-out
      .header('cache-control', isStaffPage(url) ? 'no-store' : 'no-cache')
    if (hasInspector && asksToInspect(url)) return inspected(reply)
    return ((partner && colored.get(partner.slug)) ?? (opensNewQuote(url) ? first : plain))(reply)
  }
  await app.register(fastifyStatic, {
    root: from,
    prefix: '/quote/',
    index: false,
    wildcard: false,
    // pages are sent with their brand
    globIgnore: ['*.html'],
    preCompressed: true,
    cacheControl: false,
    // file names under assets contain a hash of their content
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(path.relative(from, file)))
      // the one script that pages of other sites load
      if (path.relative(from, file).startsWith(embedScript))
        reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  app.get('/quote', sendPage)
  app.get('/quote/', sendPage)
  app.get<{ Params: { '*': string } }>('/quote/*', async (request, reply) => {
    if (request.params['*'].startsWith('assets/')) throw noSuchPage()
    return sendPage(request, reply)
  })
}

const isLanding = (url: string) => url === '/quote' || url === '/quote/'
const isStaffPage = (url: string) => /^\/quote\/(admin|usw)([/?]|$)/.test(url)
const isMissingPage = (url: string) => /^\/quote\/404\/?(\?|$)/.test(url)

/** also with the ending of a compressed file */
const embedScript = 'embed.js'
/** @param file below the folder of the front end */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return file.startsWith(embedScript) ? 'public, max-age=3600' : 'no-cache'
}
