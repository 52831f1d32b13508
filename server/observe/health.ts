import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Problem } from '../problem'
import type { Services } from '../services'

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    await sql`select 1`.execute(db.q).catch((fault: NodeJS.ErrnoException) => {
      request.log.error({ fault: { name: fault.name, code: fault.code } }, 'the database does not answer')
      throw new Problem(503, 'The database does not answer', {}, { 'retry-after': '5' })
    })
    return { status: 'ready' }
  })
}
