import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandScript } from '../platform/config/brandFile'
import { noSuchPage } from './problems'
import { root } from './projectRoot'

const folder = path.join(root, 'dist/web')

/** The built page, with its owner's names; empty while nothing is built. */
export const readIndexHtml = (from = folder): string => {
  const file = path.join(from, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8').replace('<title>', () => `${brandScript()}<title>`) : ''
}

interface Web {
  readonly indexHtml: string
  /** whether a page may be followed by the inspector; if not, no page is told of one, and none fetches it */
  readonly hasInspector: boolean
  readonly from?: string | undefined
}

/** `?inspect` of any page, and the inspector's own. */
const asksToInspect = (url: string) => /^\/quote\/inspect\/?(\?|$)|[?&]inspect(=|&|$)/.test(url)
/** Stately's is another site's, in a window that such a page opens, and that has to be able to answer it. */
const asksForStately = (url: string) => /[?&]inspect=stately(&|$)/.test(url)

/**
 * The front end under /quote: its files, and its page for every address that is none of theirs. A missing file of the
 * build is a 404, since a browser that asks for a script must not be given a page.
 */
export async function serveWeb(app: FastifyInstance, { indexHtml, hasInspector, from = folder }: Web): Promise<void> {
  app.get('/', async (_, reply) => reply.redirect('/quote/'))
  app.get('/quote/manage-policy', async (_, reply) => reply.redirect('/quote/#manage-policy'))
  // programs that look at every link only open it; what leaves a mailing is a POST, from the page that asks or at one press
  app.get('/api/unsubscribe', async ({ url }, reply) => reply.redirect(url.replace('/api/', '/quote/')))
  if (!indexHtml) return
  const inspected = indexHtml.replace('<html', '<html data-inspect')
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    if (hasInspector && asksForStately(url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(hasInspector && asksToInspect(url) ? inspected : indexHtml)
  }
  await app.register(fastifyStatic, {
    root: from,
    prefix: '/quote/',
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // names under assets carry a hash of what they hold
    setHeaders: (reply, file) =>
      reply.header('cache-control', isAsset(file, from) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  app.get('/quote', sendPage)
  app.get('/quote/', sendPage)
  app.get<{ Params: { '*': string } }>('/quote/*', async (request, reply) => {
    if (request.params['*'].startsWith('assets/')) throw noSuchPage()
    return sendPage(request, reply)
  })
}

const isAsset = (file: string, from: string) => file.startsWith(path.join(from, 'assets') + path.sep)
