import type { FastifyPluginAsync } from 'fastify'
import type { Gateway } from '../../platform/services/gateway'
import { sandboxGateway } from './gateway'
import { makeProcessor } from './processor'
import { sandboxRoutes } from './routes'
import type { FactStore } from './store'
import type { TestHooks } from './testHooks'

/** path prefix of the sandbox processor's routes on our HTTP server */
export const sandboxPrefix = '/sandbox-processor'

export interface Sandbox {
  readonly gateway: Gateway
  /** to register under `sandboxPrefix` */
  readonly routes: FastifyPluginAsync
  /** Sets where webhooks are sent; none are sent before. */
  postTo(url: string): void
}

export interface SandboxOptions {
  /** the processor's state; servers that share a database share it too */
  readonly facts: FactStore
  readonly now?: () => Date
  readonly testHooks?: TestHooks
}

/** The stand-in for a processor while no real one is configured. */
export function makeSandbox({ facts, now, testHooks }: SandboxOptions): Sandbox {
  const processor = makeProcessor(facts, now, testHooks)
  return {
    gateway: sandboxGateway(processor, `${sandboxPrefix}/tokens`, `${sandboxPrefix}/banks`),
    routes: sandboxRoutes(processor),
    postTo: processor.postTo,
  }
}
