import type { FastifyPluginAsync } from 'fastify'
import type { Gateway } from '../../platform/services/gateway'
import { sandboxGateway } from './gateway'
import { makeProcessor } from './processor'
import { sandboxRoutes } from './routes'
import type { TestHooks } from './testHooks'

/** where the sandbox processor's own routes are mounted on our HTTP server */
export const sandboxPrefix = '/sandbox-processor'

export interface Sandbox {
  readonly gateway: Gateway
  /** to be registered under `sandboxPrefix` */
  readonly routes: FastifyPluginAsync
  /** Where it tells of what became of a charge; nobody is told before. */
  postTo(url: string): void
}

export interface SandboxOptions {
  /** holds the processor's state; servers that share a database share this folder too */
  readonly folder: string
  readonly now?: () => Date
  readonly testHooks?: TestHooks
}

/** The processor that plays the bank until a real one is configured. */
export function makeSandbox({ folder, now, testHooks }: SandboxOptions): Sandbox {
  const processor = makeProcessor(folder, now, testHooks)
  return {
    gateway: sandboxGateway(processor, `${sandboxPrefix}/tokens`),
    routes: sandboxRoutes(processor),
    postTo: processor.postTo,
  }
}
