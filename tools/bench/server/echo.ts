import Fastify from 'fastify'
import { readContract } from '../../../server/http/contract'
import { validationOf } from '../../../server/http/validation'

/**
 * A bare server: Fastify with the product's schema of `/recalculate`, which returns the body. It does nothing else, so
 * the difference to the product is our own code. Prints its address once it listens.
 */
const contract = readContract()
const { schemaOf, compiler } = validationOf(contract)
const recalculate = contract.operations.find(({ path }) => path === '/recalculate')!
const app = Fastify()
app.setValidatorCompiler(compiler)
app.post('/api/recalculate', { schema: schemaOf(recalculate) }, async ({ body }) => body)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => void app.close())
