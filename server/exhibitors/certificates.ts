import { faultsIn } from '../../domain/application/apart'
import { returnFields } from '../../domain/exhibitors/forms'
import { trimmed } from '../contacts/text'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type ExhibitorRow, toExhibitorRow } from './board'
import { eventOfLink, wholeEvent } from './event'
import { exhibitorOf, noteExhibitor } from './exhibitor'
import { proofsOf } from './proof'

interface Named {
  readonly token: string
  /** id of the exhibitor */
  readonly id: string
}

const newestOf = ({ db }: Pick<Services, 'db'>, exhibitorId: string) =>
  db.q
    .selectFrom('exhibitor_certificate')
    .selectAll()
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('uploaded', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** The certificate that an exhibitor uploaded last, for its organizer. @throws Problem 404 */
export async function certificateOf(services: Services, { token, id }: Named) {
  const { db, files, now } = services
  const row = await eventOfLink(db, token, now())
  await exhibitorOf(db, row.id, id)
  const certificate = await newestOf(services, id)
  const bytes = certificate && (await files.get(certificate.key))
  if (!certificate || !bytes) throw notFound('certificate')
  return { name: certificate.name, type: certificate.type, bytes }
}

interface Deciding extends Named {
  /** id of the certificate that was read */
  readonly certificate: string
  readonly accepted: boolean
  readonly reason: string | null | undefined
}

/**
 * Accepts the certificate of an exhibitor, or returns it with a reason, and mails the exhibitor.
 * @throws Problem 404, 409 if another one was uploaded meanwhile or it is decided already, 422 without a reason
 */
export function decideCertificate(services: Services, deciding: Deciding): Promise<ExhibitorRow> {
  const { token, id, certificate, accepted } = deciding
  const { db, jobs, now } = services
  const reason = accepted ? null : trimmed(deciding.reason)
  const faults = accepted ? {} : faultsIn(returnFields, { reason })
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return db.tx(async () => {
    const row = await eventOfLink(db, token, now())
    const event = await wholeEvent(db, row)
    const exhibitor = await exhibitorOf(db, row.id, id, true)
    const newest = await newestOf(services, id)
    if (newest?.id !== certificate)
      throw new Problem(409, 'The exhibitor has uploaded another certificate. Read that one.')
    if (newest.state !== 'awaiting') throw new Problem(409, 'This certificate is decided already')
    await db.q
      .updateTable('exhibitor_certificate')
      .set({ state: accepted ? 'accepted' : 'returned', reason, decided: now() })
      .where('id', '=', certificate)
      .execute()
    // it may be read again once the requirements have changed
    const occasion = `${certificate}.${row.version}`
    const payload = { kind: 'certificateDecided', exhibitorId: id, certificateId: certificate, occasion }
    await jobs.enqueue('mail', payload, `mail:certificateDecided:${occasion}`)
    await noteExhibitor(db, {
      actor: 'organizer',
      exhibitor,
      action: accepted ? 'exhibitor.certificateAccepted' : 'exhibitor.certificateReturned',
      after: { name: newest.name, reason },
    })
    const proofOf = await proofsOf(db, { eventId: row.id, event, exhibitorId: id })
    return toExhibitorRow(exhibitor, proofOf(id))
  })
}
