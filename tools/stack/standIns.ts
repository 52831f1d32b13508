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

/** A message as its headers say, and when the mail server accepted it. */
interface CaughtMail {
  readonly to: string
  readonly subject: string
  readonly messageId: string
  /** milliseconds */
  readonly at: number
}

/** A mail server that keeps the headers of the messages that it accepted. */
export type MailCatcher = StandIn & { readonly messages: readonly CaughtMail[] }

export async function startMailCatcher(): Promise<MailCatcher> {
  const messages: CaughtMail[] = []
  let server = await startSmtp(messages, 0)
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    messages,
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) },
    lose: close,
    recover: async () => {
      server = await startSmtp(messages, port)
    },
    stop: close,
  }
}

async function startSmtp(messages: CaughtMail[], port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      const text = Buffer.concat(await stream.toArray()).toString('latin1')
      const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(text)?.[1] ?? ''
      const read = { subject: header('Subject').replace(/\s+/g, ' '), messageId: header('Message-ID'), at: Date.now() }
      messages.push(...envelope.rcptTo.map(({ address }) => ({ to: address, ...read })))
      done()
    },
  })
  // a client that is killed leaves its connection open
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
