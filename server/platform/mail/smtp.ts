import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config/config'
import type { Mail } from '../services/services'
import { MailRefused } from './deliver'
import { envelopeOf } from './envelope'

/**
 * Over a mail server, encrypted wherever it offers to be, and a password is never sent otherwise. One that cannot be
 * reached is given up on soon: the job tries again. One that has the message and has not said yes is waited for longer,
 * since whoever hangs up then cannot know whether it was taken, and sends it twice (RFC 1047).
 */
export function smtpMail({ host, port, secure, auth }: SmtpConfig, from: string): Mail {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth, requireTLS: !secure }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail(envelopeOf(message, from))
      } catch (fault) {
        throw isRefused(fault) ? new MailRefused(fault) : fault
      }
    },
  }
}

/**
 * The server will never take this message for this address: it does not know the address, or does not want what is in it.
 * Anything else may pass, also what it says of us (a wrong password, a sender that it does not know), once that is put
 * right.
 */
function isRefused(fault: unknown): fault is Error {
  const { command, responseCode } = fault as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500
}
