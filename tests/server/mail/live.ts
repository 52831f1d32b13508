import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll } from 'vitest'
import type { TestServices } from '../rig/services'
import { mailFixture } from './fixture'
import { type MailServer, startMailServer } from './mailServer'

/** A mail server and services that send to it, for all tests of a file. */
export function withMailServer(env: Record<string, string> = {}) {
  let server: MailServer
  let services: TestServices
  beforeAll(async () => {
    server = await startMailServer()
    services = await mailFixture({ ...server.env, ...env })
  })
  afterAll(async () => {
    await services.db.close()
    await server.close()
  })
  return {
    get server() {
      return server
    },
    get services() {
      return services
    },
    /** The last message that this address received. */
    last: (to: string): Email => server.of(to).at(-1)!,
  }
}

/** An address that no other test mails. */
export const address = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

export const namesOf = ({ attachments }: Email) => attachments.map(({ filename }) => filename)
