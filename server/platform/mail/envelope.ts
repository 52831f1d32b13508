import type { SendMailOptions } from 'nodemailer'
import { brand } from '../../../domain/common/brand'
import type { MailMessage } from '../services/services'

/**
 * A message for nodemailer. Its headers suppress automatic replies, and give mailings a one-click unsubscribe button
 * (RFC 8058).
 */
export const envelopeOf = (
  { attachments = [], unsubscribe, ...message }: MailMessage,
  from: string,
): SendMailOptions => ({
  replyTo: brand.email,
  ...message,
  from,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  attachments: attachments.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
})
