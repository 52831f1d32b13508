import type { FastifyPluginAsync } from 'fastify'
import type { Gateway } from '../gateway'
import { sandboxGateway } from './gateway'
import { makeProcessor, type Seam } from './processor'
import { sandboxRoutes } from './routes'

/** where the sandbox processor's own routes are mounted on our HTTP server */
export const sandboxPrefix = '/sandbox-processor'

export interface Sandbox {
  readonly gateway: Gateway
  /** to be registered under `sandboxPrefix` */
  readonly routes: FastifyPluginAsync
  /** Where it tells of what became of a charge; nobody is told before. */
  tellTo(url: string): void
}

export interface SandboxOptions {
  /** holds the processor's state; servers that share a database share this folder too */
  readonly folder: string
  readonly now?: () => Date
  readonly seam?: Seam
}

/** The processor that plays the bank until a real one is configured. */
export function makeSandbox({ folder, now, seam }: SandboxOptions): Sandbox {
  const processor = makeProcessor(folder, now, seam)
  return {
    gateway: sandboxGateway(processor, `${sandboxPrefix}/tokens`),
    routes: sandboxRoutes(processor),
    tellTo: processor.tellTo,
  }
}
