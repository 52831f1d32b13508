import { randomUUID } from 'node:crypto'
import { unsubscribeLink } from '../../../server/marketing/unsubscribe'
import { certificateCode } from '../../../server/pdf/facts/certificateCode'
import { keepContent } from '../../../server/platform/mail/content'
import { emailOf, type Role, type TestApp } from './app'
import { sampleFiles } from './form'
import { newKey, rainRequest } from './quotes'

/** Records beside contacts that requests name: one of each, to be opened, sent, changed or deleted. */
export interface RelatedRows {
  /** of the quote */
  readonly attachment: string
  /** a message about the quote */
  readonly mail: number
  /** a failed job */
  readonly job: number
  /** the representative's */
  readonly signature: number
  /** a rendered document of the policy */
  readonly document: string
  /** open to everyone's check */
  readonly certificate: string
  /** an unsubscribe link */
  readonly unsubscribe: string
  /** an open request for rain insurance */
  readonly workItem: string
}

/** @param id of a quote @param policyId of a policy with its documents. The rep has an account. */
export async function addRelatedRows(app: TestApp, id: string, policyId: string): Promise<RelatedRows> {
  const document = await madeDocument(app, policyId)
  return {
    attachment: await addAttachment(app, id),
    mail: await sentMail(app, id),
    job: await failedJob(app, id),
    signature: await signatureOf(app, 'rep'),
    document,
    certificate: certificateCode(document),
    unsubscribe: await unsubscribeToken(app),
    workItem: (await app.call('requestRainCover', { headers: newKey(), body: rainRequest })).data.id,
  }
}

async function unsubscribeToken({ services }: TestApp): Promise<string> {
  const { page } = await unsubscribeLink(services, { mailing: 'daily', email: 'ana@example.com' })
  return new URL(page).searchParams.get('token')!
}

async function addAttachment({ services: { db, files, now } }: TestApp, contactId: string): Promise<string> {
  const id = randomUUID()
  const key = `uploads/${id}`
  await files.put(key, sampleFiles.pdf)
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: sampleFiles.pdf.length, key }
  const row = { ...file, id, contact_id: contactId, actor: emailOf('rep'), created: now() }
  await db.q.insertInto('attachment').values(row).execute()
  return id
}

async function sentMail({ services }: TestApp, contactId: string): Promise<number> {
  const { db, now } = services
  const message = { to: 'ana@example.com', subject: 'Your quote', messageId: `<${randomUUID()}@example.com>` }
  const { id } = await db.q
    .insertInto('mail_log')
    .values({
      contact_id: contactId,
      kind: 'quote',
      recipient: message.to,
      subject: message.subject,
      message_id: message.messageId,
      state: 'sent',
      sent: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content_key = await keepContent(services, id, { ...message, html: '<body><p>A</p></body>', text: 'A' })
  await db.q.updateTable('mail_log').set({ content_key }).where('id', '=', id).execute()
  return id
}

export async function signatureOf({ services: { db } }: TestApp, role: Role): Promise<number> {
  const image = { name: `Sample ${role}`, image: sampleFiles.png }
  const drawn = await db.q.insertInto('signature_drawing').values(image).returning('id').executeTakeFirstOrThrow()
  const { id } = await db.q
    .insertInto('signature')
    .columns(['user_id', 'drawing'])
    .expression((e) =>
      e
        .selectFrom('staff_user')
        .where('email', '=', emailOf(role))
        .select(['id', e.val(drawn.id).as('drawing')]),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function failedJob({ services: { db, now } }: TestApp, contactId: string): Promise<number> {
  const job = { kind: 'mail', payload: JSON.stringify({ kind: 'quote', contactId }), attempts: 3, dead: now() }
  const { id } = await db.q.insertInto('job').values(job).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The policy's certificate of liability insurance, rendered. */
async function madeDocument({ services: { db, files, now } }: TestApp, contactId: string): Promise<string> {
  const file_key = `documents/${contactId}`
  await files.put(file_key, sampleFiles.pdf)
  const { token } = await db.q
    .updateTable('document')
    .set({ file_key, made: now() })
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}
