import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Processor } from './processor'

/**
 * The processor's route for browsers: `POST /tokens` {number, exp_month, exp_year, cvc, name, zip} → {token, brand,
 * last4}, or 400 or 402 {message}. It acts as another company, so our server neither validates, formats nor logs its
 * requests, and no response repeats a digit.
 */
export const sandboxRoutes =
  (processor: Processor): FastifyPluginAsync =>
  async (app) => {
    // only closing the server waits for this
    const swept = processor.sweep().catch((error: Error) => app.log.error({ reason: error.message }, 'tokens stay'))
    app.addHook('onClose', () => swept)

    // its own parsers, whatever the surrounding server accepts
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
    app.setErrorHandler((error: FastifyError & { status?: number }, request, reply) => {
      const known = error.statusCode ?? error.status ?? 500
      const status = known < 500 ? known : 500
      if (status === 500) request.log.error({ code: error.code, name: error.name }, 'the sandbox processor failed')
      const message = status === 429 ? 'Too many cards were entered. Wait a minute.' : 'The card could not be read.'
      return reply.code(status).send({ message })
    })

    // uses the same rate limit as the surrounding server
    const onRequest = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []
    app.post('/tokens', { bodyLimit: 4096, onRequest }, async (request, reply) => {
      const result = await processor.tokenize(request.body)
      if (!result.ok) return reply.code(result.status).send({ message: result.message, field: result.field })
      const { token, card } = result
      return reply.code(200).header('cache-control', 'no-store').send({ token, brand: card.brand, last4: card.last4 })
    })
  }
