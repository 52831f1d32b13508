import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config/connections'
import type { Mail } from '../services/services'
import { MailRefused } from './deliver'
import { envelopeOf } from './envelope'

/**
 * Sends over SMTP, encrypted if the server supports it; a password is never sent unencrypted. An unreachable server
 * fails quickly, because the job retries. After the message was handed over, the wait for confirmation is longer:
 * hanging up then leaves it unknown whether it was accepted, and sends it twice (RFC 1047).
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
    verify: async () => void (await transport.verify()),
  }
}

/**
 * Whether the server permanently refuses the message: an unknown address or unwanted content. Any other error may pass,
 * including errors about us (wrong password, unknown sender), once that is fixed.
 */
function isRefused(fault: unknown): fault is Error {
  const { command, responseCode } = fault as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500
}
