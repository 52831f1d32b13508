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
    await processor.sweep()

    // of its own, whatever the server around it takes
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
      if (status === 500) request.log.error({ code: error.code, name: error.name }, 'the sandbox processor failed')
      return reply.code(status).send({ message: 'The card could not be read.' })
    })

    app.post('/tokens', { bodyLimit: 4096 }, async (request, reply) => {
      const result = await processor.tokenize(request.body)
      if (!result.ok) return reply.code(result.status).send({ message: result.message, field: result.field })
      const { token, card } = result
      return reply.code(200).header('cache-control', 'no-store').send({ token, brand: card.brand, last4: card.last4 })
    })
  }
