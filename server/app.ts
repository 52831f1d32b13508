import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { readContract } from './http/contract'
import { serveDocs } from './http/docs'
import { allowFraming, apiPolicy, securityHeaders } from './http/headers'
import { answerAndRecord, answerProblem, noSuchPage } from './http/problems'
import { serveContract } from './http/routes'
import { readPages, serveWeb } from './http/web'
import { sandboxPrefix } from './payments/sandbox/sandbox'
import { makeDrain } from './platform/observability/drain'
import { serveHealth } from './platform/observability/health'
import { logRequests } from './platform/observability/logging'
import { countCalls } from './platform/observability/metrics'
import { Problem } from './platform/problems/problem'
import { rateLimitStore, windowSeconds } from './platform/rateLimits/store'
import type { Services } from './platform/services/services'
import { beginRequest, followRequests } from './platform/tracing/trace'

export interface AppOptions {
  /** the built front end; tests pass their own */
  readonly webFolder?: string
  /** the sandbox processor's HTTP routes */
  readonly sandboxRoutes?: FastifyPluginAsync
}

const mebibyte = 1 << 20
/** fits an email address of 200 characters, percent-encoded to three bytes each */
const maxParamLength = 600

/** Builds the whole HTTP server without listening. */
export async function buildApp(
  services: Services,
  { webFolder, sandboxRoutes }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services
  const pages = readPages(config, webFolder)
  const app = bareApp(services)
  // a person who follows a wrong link sees a page, a program reads a problem
  app.setNotFoundHandler(({ method, headers }, reply) => {
    if (pages.plain && method === 'GET' && headers.accept?.includes('text/html')) return reply.redirect('/quote/404')
    throw noSuchPage()
  })
  logRequests(app)
  const headers = await securityHeaders(config, pages.plain + pages.first)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: windowSeconds * 1000,
    store: rateLimitStore(services.db),
    errorResponseBuilder: (_, { after }) => new Problem(429, `Too many requests. Try again in ${after}.`),
  })
  serveHealth(app, services)
  app.decorate('metrics', countCalls(app, services))
  const contract = readContract()
  serveDocs(app, contract)
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_, reply) => {
        // the browser's PDF viewer fails under a content security policy meant for pages
        if (reply.getHeader('content-type') === 'application/pdf') reply.removeHeader('content-security-policy')
        else reply.header('content-security-policy', apiPolicy)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      await serveContract(api, services, contract)
    },
    { prefix: '/api' },
  )
  if (sandboxRoutes)
    await app.register(
      async (sandbox) => {
        // the quote shows the bank's page in a frame, and may be in a partner's frame itself
        sandbox.addHook('onSend', async (_, reply) =>
          allowFraming(
            reply,
            config.program.partners.flatMap(({ frameParents }) => frameParents),
          ),
        )
        await sandbox.register(sandboxRoutes)
      },
      { prefix: sandboxPrefix },
    )
  await serveWeb(app, { pages, program: config.program, hasInspector: config.inspector, from: webFolder })
  return app
}

/** The health checks and metrics of a process that only works: it has no calls and no pages. */
export async function buildWorkerApp(services: Services): Promise<FastifyInstance> {
  const app = bareApp(services)
  app.setNotFoundHandler(() => {
    throw noSuchPage()
  })
  serveHealth(app, services)
  app.decorate('metrics', countCalls(app, services))
  return app
}

function bareApp(services: Services): FastifyInstance {
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // platform/observability/logging.ts writes the one line per request
    logController: new LogController({ disableRequestLogging: true }),
    // the id of a request is the id of its trace
    genReqId: beginRequest,
    bodyLimit: mebibyte,
    routerOptions: { maxParamLength },
    trustProxy: (_, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: (fault, request, reply) => answerProblem(fault, request as never, reply as never),
  })
  app.setErrorHandler(answerAndRecord(services))
  followRequests(app)
  app.decorate('drain', makeDrain(app, config.drainSeconds))
  return app
}
