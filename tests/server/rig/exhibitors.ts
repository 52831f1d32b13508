import { randomBytes, randomUUID } from 'node:crypto'
import type { EventAnswers } from '../../../domain/exhibitors/event'
import { describeEvent, organizerLink } from '../../../server/exhibitors/event'
import { exhibitorLink } from '../../../server/exhibitors/exhibitor'
import type { Services } from '../../../server/platform/services/services'
import { newCode } from '../../../server/venues/venue'
import { sampleFiles } from './form'
import { sampleSheet } from './venues'

const { known_as: _, due_days: __, ...ofSheet } = sampleSheet

/** A fair in Austin: what its organizer requires can be met, but for the days of the certificate. */
export const sampleEvent: EventAnswers = {
  ...ofSheet,
  event_name: 'Sample Craft Fair',
  from: '06/12/2027',
  to: '06/13/2027',
  due: '06/01/2027',
  attendees: 2000,
  organizer_name: 'Sample Fairs LLC',
  organizer_address_1: '12 Example Road',
  organizer_address_2: null,
  organizer_zip: '78701',
  organizer_city: 'Austin',
  organizer_state: 'TX',
}

export interface OpenFair {
  readonly id: string
  readonly code: string
  /** of the organizer's link */
  readonly token: string
}

const tokenIn = (url: string) => url.split('/').at(-1)!

/** An event that is described, with the token of its link. */
export async function newFair(services: Services, changed: Partial<EventAnswers> = {}): Promise<OpenFair> {
  const { db, now } = services
  const [id, code, email] = [randomBytes(16).toString('base64url'), newCode(), `${randomUUID()}@example.com`]
  await db.q.insertInto('organizer_event').values({ id, code, created: now(), edited: now() }).execute()
  await db.q.insertInto('organizer').values({ event_id: id, email, send_to: null }).execute()
  const token = tokenIn(await organizerLink(services, { eventId: id, email }))
  await describeEvent(services, { token, answers: { ...sampleEvent, ...changed }, version: undefined })
  return { id, code, token }
}

/** Adds an exhibitor without a mail. @returns its id and the token of its link */
export async function newExhibitor(services: Services, eventId: string, changed: object = {}) {
  const id = randomBytes(16).toString('base64url')
  const row = { business: 'Sample Pottery', email: `${randomUUID()}@example.com`, contact: null, booth: 'A12' }
  const values = { id, event_id: eventId, ...row, created: services.now(), ...changed }
  await services.db.q.insertInto('exhibitor').values(values).execute()
  return { id, token: tokenIn((await exhibitorLink(services, id)).page), email: values.email }
}

export interface Fair extends OpenFair {
  readonly exhibitor: string
  readonly exhibitorToken: string
  readonly certificate: string
}

/** A fair with an exhibitor whose certificate waits for the organizer. */
export async function fairOf(services: Services): Promise<Fair> {
  const fair = await newFair(services)
  const { id, token } = await newExhibitor(services, fair.id)
  const certificate = randomBytes(16).toString('base64url')
  const key = `uploads/${certificate}`
  await services.files.put(key, sampleFiles.pdf)
  await services.db.q
    .insertInto('exhibitor_certificate')
    .values({
      id: certificate,
      exhibitor_id: id,
      key,
      name: 'certificate.pdf',
      type: 'application/pdf',
      bytes: sampleFiles.pdf.byteLength,
      uploaded: services.now(),
    })
    .execute()
  return { ...fair, exhibitor: id, exhibitorToken: token, certificate }
}
