import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Processor } from './processor'

/**
 * The processor's own door for browsers: `POST /tokens` {number, exp_month, exp_year, cvc, name, zip} → {token, brand,
 * last4}, or 400 or 402 {message}. It plays another company: nothing of ours validates, formats or logs what passes here,
 * and no answer repeats a digit of it.
 */
export const sandboxRoutes =
  (processor: Processor): FastifyPluginAsync =>
  async (app) => {
    // nobody waits for it, save who closes the door
    const swept = processor.sweep().catch((error: Error) => app.log.error({ reason: error.message }, 'tokens stay'))
    app.addHook('onClose', () => swept)

    // of its own, whatever the server around it takes
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
    app.setErrorHandler((error: FastifyError & { status?: number }, request, reply) => {
      const known = error.statusCode ?? error.status ?? 500
      const status = known < 500 ? known : 500
      if (status === 500) request.log.error({ code: error.code, name: error.name }, 'the sandbox processor failed')
      const message = status === 429 ? 'Too many cards were entered. Wait a minute.' : 'The card could not be read.'
      return reply.code(status).send({ message })
    })

    // as often as the server around it lets anybody ask for anything
    const onRequest = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []
    app.post('/tokens', { bodyLimit: 4096, onRequest }, async (request, reply) => {
      const result = await processor.tokenize(request.body)
      if (!result.ok) return reply.code(result.status).send({ message: result.message, field: result.field })
      const { token, card } = result
      return reply.code(200).header('cache-control', 'no-store').send({ token, brand: card.brand, last4: card.last4 })
    })
  }
