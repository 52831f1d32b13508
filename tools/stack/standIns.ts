import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'

/** A server that stands in for an outside one, and the variables that lead the product to it. */
export interface StandIn {
  readonly env: Readonly<Record<string, string>>
  /** refuses connections, until `recover` */
  readonly lose: () => Promise<void>
  readonly recover: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A bucket in a temporary folder. */
export async function startBucket(): Promise<StandIn> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  const name = 'marquee'
  const options = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] }
  let server = new S3rver({ ...options, port: 0 })
  const { port } = await server.run()
  return {
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    lose: () => server.close(),
    recover: async () => {
      server = new S3rver({ ...options, port })
      await server.run()
    },
    stop: async () => {
      await server.close().catch(() => {})
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A mail server that keeps the addresses of the messages that it accepted. */
export type MailCatcher = StandIn & { readonly recipients: readonly string[] }

export async function startMailCatcher(): Promise<MailCatcher> {
  const recipients: string[] = []
  let server = await startSmtp(recipients, 0)
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    recipients,
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) },
    lose: close,
    recover: async () => {
      server = await startSmtp(recipients, port)
    },
    stop: close,
  }
}

async function startSmtp(recipients: string[], port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
      stream.resume()
    },
  })
  // a client that is killed leaves its connection open
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
