import type { SendMailOptions } from 'nodemailer'
import { brand } from '../../domain/brand'
import type { MailMessage } from '../services'

/** A message as nodemailer wants it. Nobody is to be answered by a machine for it. */
export const envelopeOf = ({ attachments = [], ...message }: MailMessage, from: string): SendMailOptions => ({
  replyTo: brand.email,
  ...message,
  from,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  attachments: attachments.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
})
