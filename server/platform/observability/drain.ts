import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** The time between the signal to stop and the closed port. */
export interface Drain {
  readonly hasBegun: () => boolean
  /**
   * Lets load balancers and clients leave: `/readyz` fails, and each response closes its connection, so that no client
   * sends a request on a connection that is about to close. Every request is served meanwhile.
   */
  readonly begin: () => Promise<void>
}

/** @param seconds 0: the server closes at once */
export function makeDrain(app: FastifyInstance, seconds: number): Drain {
  let hasBegun = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (hasBegun) reply.header('connection', 'close')
    done()
  })
  return {
    hasBegun: () => hasBegun,
    begin: async () => {
      if (seconds === 0) return
      hasBegun = true
      await wait(seconds * 1000)
    },
  }
}
