import { brand } from '../../domain/common/brand'
import { lacksProof } from '../../domain/exhibitors/board'
import { describedEvent, eventsOf, organizerLink, organizerOf } from '../exhibitors/event'
import { exhibitorLink } from '../exhibitors/exhibitor'
import { eventSuspension } from '../exhibitors/orderSuspension'
import { proofsOf } from '../exhibitors/proof'
import { addressIn } from '../platform/mail/addresses'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

const templates = () => import('./templates/exhibitors')

/** Mails an organizer the links to its events, and to a new one. */
export async function organizerInvitedLetters(
  services: Services,
  { eventId, email, occasion, isInvited = false }: MailPayload<'organizerInvited'>,
): Promise<Letter[]> {
  const { db, config } = services
  const row = await db.q.selectFrom('organizer_event').selectAll().where('id', '=', eventId).executeTakeFirst()
  if (!row) return []
  return [
    {
      kind: 'organizerInvited',
      contactId: null,
      occasion,
      to: email,
      subject: `Your link to the exhibitors of your event, ${brand.name}`,
      replyTo: staffAddress(config),
      compose: async () => {
        const linkTo = (id: string) => organizerLink(services, { eventId: id, email })
        const known = []
        for (const event of await eventsOf(services, email))
          if (event.id !== eventId)
            known.push({ name: (await describedEvent(db, event))!.name, url: await linkTo(event.id) })
        return draw(async () => (await templates()).OrganizerLetter, {
          name: (await describedEvent(db, row))?.name ?? null,
          url: await linkTo(eventId),
          known,
          isInvited,
        })
      },
    },
  ]
}

/** The exhibitor of a letter with its event; null once it is removed or erased, so that it gets no mail. */
async function addressee({ db, now }: Services, id: string) {
  const exhibitor = await db.q
    .selectFrom('exhibitor')
    .selectAll()
    .where('id', '=', id)
    .where('removed', 'is', null)
    .executeTakeFirst()
  if (!exhibitor) return null
  const row = await db.q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', exhibitor.event_id)
    .executeTakeFirstOrThrow()
  const event = await describedEvent(db, row)
  const organizer = await organizerOf(db, row.id)
  if (!event) return null
  const proofOf = await proofsOf(db, { eventId: row.id, event, exhibitorId: id })
  return {
    exhibitor,
    event,
    ...(await eventSuspension(db, event, now())),
    needsProof: lacksProof(proofOf(id).state),
    replyTo: organizer && addressIn(organizer.email),
  }
}

/** Invites an exhibitor to its page, or gives one that has shown its proof the link again. */
export const exhibitorInvitedLetters = (services: Services, payload: MailPayload<'exhibitorInvited'>) =>
  aboutProof(services, payload, 'exhibitorInvited')

/** Reminds an exhibitor. Nothing goes to one that has stopped the reminders or has shown its proof meanwhile. */
export const exhibitorRemindedLetters = (services: Services, payload: MailPayload<'exhibitorReminded'>) =>
  aboutProof(services, payload, 'exhibitorReminded')

async function aboutProof(
  services: Services,
  { exhibitorId, occasion }: MailPayload<'exhibitorInvited' | 'exhibitorReminded'>,
  kind: 'exhibitorInvited' | 'exhibitorReminded',
): Promise<Letter[]> {
  const isReminder = kind === 'exhibitorReminded'
  const to = await addressee(services, exhibitorId)
  if (!to || (isReminder && (to.exhibitor.reminders_stopped || !to.needsProof))) return []
  const { exhibitor, event, suspension, needsProof, replyTo } = to
  return [
    {
      kind,
      contactId: null,
      occasion,
      to: exhibitor.email,
      subject: needsProof
        ? `${isReminder ? 'Reminder: proof' : 'Proof'} of insurance for ${event.name}`
        : `Your page for ${event.name}`,
      ...(replyTo && { replyTo }),
      compose: async () => {
        const { page, oneClick } = await exhibitorLink(services, exhibitorId)
        const props = { exhibitor, event, suspension, url: page, isReminder }
        const letter = needsProof
          ? await draw(async () => (await templates()).ExhibitorLetter, props)
          : await draw(async () => (await templates()).ExhibitorPageLetter, { exhibitor, event, url: page })
        return { ...letter, unsubscribe: oneClick }
      },
    },
  ]
}

/** Tells an exhibitor that its certificate was accepted, or returned with a reason. */
export async function certificateDecidedLetters(
  services: Services,
  { exhibitorId, certificateId, occasion }: MailPayload<'certificateDecided'>,
): Promise<Letter[]> {
  const to = await addressee(services, exhibitorId)
  const certificate = await services.db.q
    .selectFrom('exhibitor_certificate')
    .select(['state', 'reason'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  // other requirements meanwhile: the organizer reads it again
  if (!to || !certificate || certificate.state === 'awaiting') return []
  const { exhibitor, event, suspension, replyTo } = to
  const isAccepted = certificate.state === 'accepted'
  return [
    {
      kind: 'certificateDecided',
      contactId: null,
      occasion,
      to: exhibitor.email,
      subject: `Your certificate for ${event.name} was ${isAccepted ? 'accepted' : 'returned'}`,
      ...(replyTo && { replyTo }),
      compose: async () => {
        const { page } = await exhibitorLink(services, exhibitorId)
        const props = { exhibitor, event, suspension, url: page, reason: certificate.reason }
        return draw(async () => (await templates()).DecidedLetter, props)
      },
    },
  ]
}
