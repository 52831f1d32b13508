import Fastify, { type RouteOptions } from 'fastify'
import glue from 'fastify-openapi-glue'
import { readContract } from '../../../server/http/contract'
import { makeValidatorCompiler } from '../../../server/http/validation'

/**
 * A bare server: Fastify with the product's schema of `/recalculate`, which returns the body. It does nothing else, so
 * the difference to the product is our own code. Prints its address once it listens.
 */
const document = readContract().document()
const { post } = document.paths['/recalculate']!
const app = Fastify()
app.setValidatorCompiler(makeValidatorCompiler())
await app.register(glue, {
  specification: {
    ...document,
    paths: { '/recalculate': { post: { ...post, responses: { default: { description: '' } } } } },
  },
  prefix: '/api',
  operationResolver: () => ({ handler: async ({ body }: { body: unknown }) => body }) as unknown as RouteOptions,
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => void app.close())
