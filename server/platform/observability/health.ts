import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Problem } from '../problems/problem'
import type { Services } from '../services/services'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` fails, so that a load balancer sends no further requests. */
    drain(): void
  }
}

/** `/healthz`: the process responds. `/readyz`: its database and data folder work too, and it is not about to stop. */
export function serveHealth(app: FastifyInstance, { db, config }: Services): void {
  let isDraining = false
  app.decorate('drain', () => {
    isDraining = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    if (isDraining) throw new Problem(503, 'This server is about to stop')
    await sql`select 1`.execute(db.q).catch(notReady(request, 'The database does not answer'))
    await tryWriting(config.dataFolder).catch(notReady(request, 'The data folder cannot be written'))
    return { status: 'ready' }
  })
}

const notReady = (request: FastifyRequest, message: string) => (fault: NodeJS.ErrnoException) => {
  request.log.error({ fault: { name: fault.name, code: fault.code } }, message)
  throw new Problem(503, message, {}, { 'retry-after': '5' })
}

/** one file system block, so that a full disk is noticed */
const block = Buffer.alloc(4096)

async function tryWriting(folder: string): Promise<void> {
  const file = path.join(folder, `.ready-${randomUUID()}`)
  try {
    await writeFile(file, block, { mode: 0o600, flush: true })
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
