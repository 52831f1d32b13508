import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify'
import { bankPage } from './bankPage'
import type { BankAnswer, Processor } from './processor'

/**
 * The processor's route for browsers: `POST /tokens` {number, exp_month, exp_year, cvc, name, zip} → {token, brand,
 * last4}, or 400 or 402 {message}. It acts as another company, so our server neither validates, formats nor logs its
 * requests, and no response repeats a digit. Under `/banks` it is also the cardholder's bank: a page that asks to confirm a
 * charge, for a frame of our page.
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

    const sendPage = async (reference: string, reply: FastifyReply) => {
      const charge = isReference(reference) ? await processor.bankPageOf(reference) : null
      return reply
        .code(charge ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .send(bankPage(reference, charge))
    }
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null)
    app.get<{ Params: Bank }>('/banks/:reference', { onRequest }, ({ params }, reply) =>
      sendPage(params.reference, reply),
    )
    app.post<{ Params: Bank & { answer: string } }>(
      '/banks/:reference/:answer',
      { bodyLimit: 1024, onRequest },
      async ({ params: { reference, answer } }, reply) => {
        if (isReference(reference) && isAnswer(answer)) await processor.answerBank(reference, answer)
        return sendPage(reference, reply)
      },
    )
  }

interface Bank {
  readonly reference: string
}

const isReference = (text: string) => /^sb_[A-Za-z0-9_-]{1,100}$/.test(text)
const isAnswer = (text: string): text is BankAnswer => text === 'approved' || text === 'failed'
