import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly to: string
  readonly mail: Email
}

/** A real mail server, and what it took. */
export interface MailServer {
  readonly env: Record<string, string>
  readonly received: Received[]
  /** what it answers to an address in place of taking it */
  readonly refusals: Map<string, { readonly code: number; readonly text: string }>
  of(address: string): Email[]
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const refusals: MailServer['refusals'] = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const refusal = refusals.get(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, { envelope }, done) {
      stream.toArray().then(async (chunks) => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        for (const { address } of envelope.rcptTo) received.push({ to: address, mail })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), BASE_URL: 'https://www.example.com' },
    received,
    refusals,
    of: (address) => received.filter(({ to }) => to === address).map(({ mail }) => mail),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
