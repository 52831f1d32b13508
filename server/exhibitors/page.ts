import { randomBytes } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import { faultsIn } from '../../domain/application/apart'
import { type ExhibitorAnswers, exhibitorFields } from '../../domain/exhibitors/forms'
import { exhibitorKey } from '../../domain/exhibitors/importRows'
import { checkLimits } from '../platform/mail/limits'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { storing } from '../platform/uploads/store'
import type { Upload } from '../platform/uploads/upload'
import { announceToOrganizer } from '../purchases/organizer'
import { type EventRow, eventOfCode, wholeEvent } from './event'
import { type Exhibitor, exhibitorOfLink, noteExhibitor, toEventDto } from './exhibitor'
import { addExhibitors } from './importExhibitors'
import { eventSuspension } from './orderSuspension'
import { proofsOf } from './proof'

type Page = components['schemas']['ExhibitorPage']
type EventDto = components['schemas']['ExhibitorEvent']

async function pageOf({ db, now }: Pick<Services, 'db' | 'now'>, exhibitor: Exhibitor, row: EventRow): Promise<Page> {
  const event = await wholeEvent(db, row)
  const proofOf = await proofsOf(db, { eventId: row.id, event, exhibitorId: exhibitor.id })
  const { state, unmet, unchecked, code, certificate } = proofOf(exhibitor.id)
  return {
    event: { ...toEventDto(row, event), ...(await eventSuspension(db, event, now())) },
    business: exhibitor.business,
    state,
    unmet: [...unmet],
    unchecked: [...unchecked],
    certificate,
    policy: code,
    reminders_stopped: exhibitor.reminders_stopped !== null,
  }
}

/** The page of an exhibitor, for whoever holds its link. @throws Problem 404 */
export async function openExhibitor({ db, now }: Services, token: string): Promise<Page> {
  const { exhibitor, row } = await exhibitorOfLink(db, token, now())
  return pageOf({ db, now }, exhibitor, row)
}

/** Ends the reminders to an exhibitor; done twice, it changes nothing more. @throws Problem 404 */
export function stopReminders({ db, now }: Services, token: string): Promise<Page> {
  return db.tx(async () => {
    const { exhibitor, row } = await exhibitorOfLink(db, token, now(), true)
    if (exhibitor.reminders_stopped) return pageOf({ db, now }, exhibitor, row)
    const changed = await db.q
      .updateTable('exhibitor')
      .set({ reminders_stopped: now() })
      .where('id', '=', exhibitor.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteExhibitor(db, { actor: 'exhibitor', exhibitor, action: 'exhibitor.remindersStopped' })
    return pageOf({ db, now }, changed, row)
  })
}

/** certificates of one exhibitor, because anyone with the link can upload them */
const mostCertificates = 20

/** Stores a certificate from elsewhere, which the organizer reads. @throws Problem 404, 409, 422 without a file */
export async function uploadCertificate(
  services: Services,
  { token, uploads }: { readonly token: string; readonly uploads: readonly Upload[] },
): Promise<Page> {
  const { db, now } = services
  await exhibitorOfLink(db, token, now())
  if (uploads.length === 0) throw wrongAnswers({ files: 'Choose a file' })
  await storing(services, uploads, ([file]) =>
    db.tx(async () => {
      const { exhibitor } = await exhibitorOfLink(db, token, now(), true)
      const { count } = await db.q
        .selectFrom('exhibitor_certificate')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('exhibitor_id', '=', exhibitor.id)
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostCertificates)
        throw new Problem(
          409,
          `You have uploaded ${mostCertificates} certificates. Send the next one to the organizer.`,
        )
      const { key, name, type, bytes } = file!
      const id = randomBytes(16).toString('base64url')
      const row = { id, exhibitor_id: exhibitor.id, key, name, type, bytes, uploaded: now() }
      await db.q.insertInto('exhibitor_certificate').values(row).execute()
      const after = { name, bytes }
      await noteExhibitor(db, { actor: 'exhibitor', exhibitor, action: 'exhibitor.certificateUploaded', after })
      await announceToOrganizer(services, exhibitor.event_id)
      return id
    }),
  )
  return openExhibitor(services, token)
}

/** An event at which anyone with its code registers. @throws Problem 404 */
export async function openExhibitorEvent({ db, now }: Services, code: string): Promise<EventDto> {
  const row = await eventOfCode(db, code, now())
  const event = await wholeEvent(db, row)
  return { ...toEventDto(row, event), ...(await eventSuspension(db, event, now())) }
}

interface Registering {
  readonly code: string
  readonly answers: ExhibitorAnswers
  readonly caller: Caller
}

/**
 * Registers an exhibitor and mails it the link to its page. A business that is invited already under this address gets its
 * link again, and nothing about it changes, because anyone may type it.
 * @throws Problem 404, 409 for a full event, 422 that names the answers, 429
 */
export async function registerExhibitor(services: Services, { code, answers, caller }: Registering): Promise<string> {
  const { db, jobs, now, newId } = services
  const given = Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [name, text?.trim() || null]),
  ) as ExhibitorAnswers
  const faults = faultsIn(exhibitorFields, given)
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  const email = given.email!
  await db.tx(async () => {
    const { id } = await eventOfCode(db, code, now())
    const row = await db.q
      .selectFrom('organizer_event')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const due = await checkLimits(db, caller, { field: 'email', contactId: null, recipients: [email] })
    const ofAddress = await db.q
      .selectFrom('exhibitor')
      .selectAll()
      .where('event_id', '=', id)
      .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
      .execute()
    const key = exhibitorKey({ email, business: given.business! })
    const known = ofAddress.find((one) => exhibitorKey(one) === key)
    if (!known) await addExhibitors(services, row, { all: [given], isRegistered: true })
    // the organizer removed it, and the answer does not say so
    else if (!known.removed) {
      const occasion = newId()
      const payload = { kind: 'exhibitorInvited', exhibitorId: known.id, occasion }
      await jobs.enqueue('mail', payload, `mail:exhibitorInvited:${occasion}`, due)
    }
    const exhibitor = known ?? { id, business: given.business!, email }
    await noteExhibitor(db, { actor: 'exhibitor', exhibitor, action: 'exhibitor.registered' })
  })
  return email
}
