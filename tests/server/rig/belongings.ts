import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sheetOf } from '../../../domain/venues/form'
import { storeRequest } from '../../../server/approvals/request'
import { addMoratorium } from '../../../server/compliance/moratoria'
import { unsubscribeLink } from '../../../server/marketing/unsubscribe'
import { certificateCode } from '../../../server/pdf/facts/certificateCode'
import { keepContent } from '../../../server/platform/mail/content'
import { subscriptionLink } from '../../../server/policies/certificateSubscriptions'
import { producerLink } from '../../../server/producers/link'
import { makeVenueLink } from '../../../server/venues/invitations'
import { addVenue } from '../../../server/venues/sheets'
import { addWorkItem } from '../../../server/workItems/workItem'
import { emailOf, type Role, type TestApp } from './app'
import { type Fair, fairOf, organizerInvoices } from './exhibitors'
import { sampleFiles } from './form'
import { type PartnerRows, partnerRows } from './partners'
import { newKey, rainRequest } from './quotes'
import { rainPolicies } from './rain'
import { sampleSheet } from './venues'
import { newAddress, newWord } from './words'

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
  /** the token of a link to a subscription to it */
  readonly subscription: string
  /** an unsubscribe link */
  readonly unsubscribe: string
  /** an open request for rain insurance */
  readonly workItem: string
  /** the representative's refund for the policy, which waits for a second person */
  readonly approval: string
  /** the representative's approval of the quote, which waits too */
  readonly termsApproval: string
  /** a published venue with a mailed link, which is the venue of the quote and the policy */
  readonly venue: RelatedVenue
  /** a name of the quote that waits for a review */
  readonly screening: string
  /** a moratorium far from every quote */
  readonly moratorium: string
  /** policies of rain insurance whose day is over: one without a measurement, and one whose amount is payable */
  readonly rain: { readonly open: string; readonly payable: string }
  /** an event of an organizer with an exhibitor whose certificate waits */
  readonly fair: Fair
  /** an order of it that the organizer pays, and its invoices */
  readonly organizer: Awaited<ReturnType<typeof organizerInvoices>>
  /** the token of a link to the page of the policy’s producer */
  readonly producer: string
  /** keys and endpoints of a partner that started the quote and the policy */
  readonly partner: PartnerRows
}

const moratorium = {
  coverages: ['liability'],
  states: ['HI'],
  zips: [],
  from: '11/20/2026',
  until: null,
  reason: 'A volcano has erupted',
} as const

interface RelatedVenue {
  readonly id: string
  readonly code: string
  readonly token: string
  /** the code of another venue */
  readonly other: string
}

/** @param id of a quote @param policyId of a policy with its documents. The rep has an account. */
export async function addRelatedRows(app: TestApp, id: string, policyId: string): Promise<RelatedRows> {
  const document = await madeDocument(app, policyId)
  const fair = await fairOf(app.services)
  return {
    attachment: await addAttachment(app, id),
    mail: await sentMail(app, id),
    job: await failedJob(app, id),
    signature: await signatureOf(app, 'rep'),
    document,
    certificate: certificateCode(document),
    subscription: await subscriptionToken(app, certificateCode(document), policyId),
    unsubscribe: await unsubscribeToken(app),
    venue: await venueOf(app, [id, policyId]),
    fair,
    organizer: await organizerInvoices(app, fair),
    producer: await producerToken(app, policyId),
    partner: await partnerRows(app.services, [id, policyId]),
    workItem: (await app.call('requestRainCover', { headers: newKey(), body: rainRequest })).data.id,
    screening: await screeningOf(app, id),
    rain: await rainPolicies(app),
    moratorium: (await addMoratorium(app.services, { form: moratorium, key: randomUUID(), actor: emailOf('admin') }))
      .id,
    approval: await approvalOf(app, 'refund', policyId),
    termsApproval: await approvalOf(app, 'terms', id),
  }
}

/** Without a list nothing is screened, so the match is stored as a screening stores it. */
async function screeningOf({ services }: TestApp, contactId: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const at = services.now()
  const words = { subject: 'Names to review before the policy', name: 'Jordan Sample', email: null }
  await addWorkItem(services.db, { id, kind: 'screening', contact_id: contactId, ...words, at })
  const entry = { id: '90001', name: 'SAMPLE, Jordan', kind: 'individual', program: null, remarks: null, aliasOf: null }
  await services.db.q
    .insertInto('screening_match')
    .values({
      item_id: id,
      contact_id: contactId,
      name: 'Jordan Sample',
      name_key: 'jordan sample',
      role: 'insured',
      entry_id: entry.id,
      entry_name: entry.name,
      entry: JSON.stringify(entry),
      score: 1000,
      list_version: 'sample',
      matched: at,
    })
    .execute()
  return id
}

async function approvalOf({ services }: TestApp, kind: 'refund' | 'terms', contactId: string): Promise<string> {
  const user = await services.db.q
    .selectFrom('staff_user')
    .select(['id', 'name', 'email', 'role', 'version'])
    .where('email', '=', emailOf('rep'))
    .executeTakeFirstOrThrow()
  const form = { amount: 20, reference: '1001', note: 'Goodwill' }
  const { id } = await storeRequest(
    services,
    {
      call: kind === 'refund' ? 'issueRefund' : 'markQuoteApproved',
      contactId,
      form,
      key: randomUUID(),
      user: user as never,
    },
    {
      kind,
      contactId,
      subject: kind === 'refund' ? 'Refund of $20.00' : 'Approval of a quote',
      reasons: ['$20.00 more than the standard refund. Every amount above it needs a second person.'],
      excessCents: 2000,
      facts: {},
      outcome: [['Refund', '$20.00']],
    },
  )
  return id
}

async function venueOf({ services }: TestApp, contactIds: readonly string[]): Promise<RelatedVenue> {
  const { db, now } = services
  const add = async (legalName: string) => {
    const sheet = sheetOf({ ...sampleSheet, legal_name: legalName })
    const venueId = await addVenue(services, { sheet, author: emailOf('rep'), at: now() })
    const published = { published_sheet: 1 }
    const row = db.q.updateTable('venue').set(published).where('id', '=', venueId).returning(['id', 'code'])
    return row.executeTakeFirstOrThrow()
  }
  const { id, code } = await add(`Sample Hall ${newWord()}`)
  const link = await makeVenueLink(services, { venueId: id, name: null, email: 'hall@example.com' })
  for (const contact_id of new Set(contactIds))
    await db.q.insertInto('quote_venue').values({ contact_id, venue_id: id, chosen: now() }).execute()
  return { id, code, token: link.split('/').at(-1)!, other: (await add(`Sample Barn ${newWord()}`)).code }
}

async function subscriptionToken({ services }: TestApp, code: string, contactId: string): Promise<string> {
  const row = { id: randomUUID(), contact_id: contactId, code, email: newAddress() }
  const values = { ...row, created: services.now() }
  await services.db.q.insertInto('certificate_subscription').values(values).execute()
  return (await subscriptionLink(services, row.id)).page.split('/').at(-1)!
}

/** The contact point of the policy is its producer from now on. */
async function producerToken({ services }: TestApp, contactId: string): Promise<string> {
  const { email } = await services.db.q
    .updateTable('contact')
    .set({ answers: sql`answers || '{"insurance_producer": "True"}'` })
    .where('id', '=', contactId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return (await producerLink(services, email!)).split('/').at(-1)!
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
