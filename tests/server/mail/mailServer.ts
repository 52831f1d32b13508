import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly to: string
  readonly mail: Email
  /** whether it arrived over an encrypted connection */
  readonly isSecure: boolean
  /** the authenticated user */
  readonly user: string | undefined
}

/** A real mail server, and the messages that it accepted. */
export interface MailServer {
  readonly env: Record<string, string>
  readonly received: Received[]
  /** responses to addresses that it refuses */
  readonly refusals: Map<string, { readonly code: number; readonly text: string }>
  /** response after the whole message; null: it accepts the message and disconnects silently */
  readonly afterData: Map<string, { readonly code: number; readonly text: string } | null>
  /** names and passwords that were tried */
  readonly tried: string[]
  of(address: string): Email[]
  close(): Promise<void>
}

interface MailServerOptions {
  /** requires a name and this password */
  readonly password?: string
  /** offers encryption, with an untrusted certificate */
  readonly isEncrypting?: boolean
}

export async function startMailServer({ password, isEncrypting = false }: MailServerOptions = {}): Promise<MailServer> {
  const received: Received[] = []
  const refusals: MailServer['refusals'] = new Map()
  const afterData: MailServer['afterData'] = new Map()
  const tried: string[] = []
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: [...(isEncrypting ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    onAuth(shown, _, done) {
      tried.push(`${shown.username}:${shown.password}`)
      if (shown.password === password) return done(null, { user: shown.username ?? '' })
      done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _, done) {
      const refusal = refusals.get(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, done) {
      stream.toArray().then(async (chunks) => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const answer = afterData.get(to[0]!)
        if (answer) return done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
        for (const address of to)
          received.push({ to: address, mail, isSecure: session.secure, user: session.user as string | undefined })
        if (answer !== null) return done()
        afterData.delete(to[0]!)
        for (const connection of server.connections) connection.close()
      }, done)
    },
  })
  // the client closes an untrusted connection
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), BASE_URL: 'https://www.example.com' },
    received,
    refusals,
    afterData,
    tried,
    of: (address) => received.filter(({ to }) => to === address).map(({ mail }) => mail),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
