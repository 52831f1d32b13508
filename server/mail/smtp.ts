import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config'
import type { Mail } from '../services'
import { envelopeOf } from './envelope'
import { MailRefused } from './refused'

/** Over a mail server. One that does not answer is given up on soon: the job tries again. */
export function smtpMail({ host, port, secure, auth }: SmtpConfig, from: string): Mail {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
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

/** The server knows the address, or its domain, and will never take mail for it. Anything else may pass. */
function isRefused(fault: unknown): fault is Error {
  const { command, responseCode } = fault as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
