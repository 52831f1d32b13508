import { sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type ExhibitorState, exhibitorStates, lacksProof } from '../../domain/exhibitors/board'
import { requirementsInWords } from '../../domain/exhibitors/check'
import type { OrganizerEvent } from '../../domain/exhibitors/event'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { describedEvent, type EventRow, eventOfLink } from './event'
import type { Exhibitor } from './exhibitor'
import { eventSuspension } from './orderSuspension'
import { type Proof, proofsOf } from './proof'

type Board = components['schemas']['ExhibitorBoard']
export type ExhibitorRow = components['schemas']['ExhibitorRow']

export interface BoardQuery {
  readonly search?: string
  readonly state?: ExhibitorState
  readonly sort?: 'business' | 'booth' | 'state'
  readonly page?: number
  readonly size?: number
}

export const toExhibitorRow = (exhibitor: Exhibitor, proof: Proof): ExhibitorRow => ({
  id: exhibitor.id,
  business: exhibitor.business,
  email: exhibitor.email,
  contact: exhibitor.contact,
  booth: exhibitor.booth,
  registered: exhibitor.is_registered,
  state: proof.state,
  unmet: [...proof.unmet],
  unchecked: [...proof.unchecked],
  code: proof.code,
  certificate: proof.certificate,
  order: proof.order,
  reminders_stopped: exhibitor.reminders_stopped !== null,
  mailed_on: exhibitor.mailed_on,
})

/** The exhibitors of an event that were not removed, each with its proof. */
export async function exhibitorRows(db: Db, eventId: string, event: OrganizerEvent): Promise<ExhibitorRow[]> {
  const exhibitors = await db.q
    .selectFrom('exhibitor')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('removed', 'is', null)
    .execute()
  const proofOf = await proofsOf(db, { eventId, event })
  return exhibitors.map((exhibitor) => toExhibitorRow(exhibitor, proofOf(exhibitor.id)))
}

/** One page of the board. @throws Problem 404 for a link that does not work */
export async function exhibitorBoard({ db, now, today }: Services, token: string, query: BoardQuery): Promise<Board> {
  const { search = '', state, sort = 'business', page = 1, size = 50 } = query
  const row = await eventOfLink(db, token, now())
  const event = await describedEvent(db, row)
  const all = event ? await exhibitorRows(db, row.id, event) : []
  const shown = all.filter((one) => matches(one, search) && (!state || one.state === state)).toSorted(orders[sort])
  return {
    event: event?.name ?? null,
    code: row.code,
    due: event?.due ?? null,
    described: event !== null,
    requirements: event ? [...requirementsInWords(event)] : [],
    counts: countsOf(all),
    remindable: all.filter((one) => isRemindable(one, today())).length,
    ...(event && (await eventSuspension(db, event, now()))),
    mail: await mailOf(db, row),
    rows: shown.slice((page - 1) * size, page * size),
    total: shown.length,
    page,
    size,
  }
}

/** Whether an exhibitor without complete proof still wants reminders, and had no mail on this New York day. */
export const isRemindable = ({ state, reminders_stopped, mailed_on }: ExhibitorRow, today: string): boolean =>
  lacksProof(state) && !reminders_stopped && mailed_on !== today

const countsOf = (rows: readonly ExhibitorRow[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

function matches({ business, email, contact, booth, code }: ExhibitorRow, search: string): boolean {
  const text = [business, email, contact, booth, code].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type Order = (one: ExhibitorRow, other: ExhibitorRow) => number
const inWords = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })
export const byName: Order = (one, other) =>
  inWords.compare(one.business, other.business) || inWords.compare(one.email, other.email)
const stateNames = Object.keys(exhibitorStates) as readonly ExhibitorState[]
const orders: Readonly<Record<NonNullable<BoardQuery['sort']>, Order>> = {
  business: byName,
  booth: (one, other) => inWords.compare(one.booth ?? '￿', other.booth ?? '￿') || byName(one, other),
  state: (one, other) => stateNames.indexOf(one.state) - stateNames.indexOf(other.state) || byName(one, other),
}

/** How far the invitations are, by their jobs. A job without an end is queued. */
async function mailOf({ q }: Db, { id }: EventRow): Promise<Board['mail']> {
  const jobs = await q
    .selectFrom('exhibitor')
    .innerJoin('job', (join) => join.on('job.dedupe_key', '=', sql<string>`'mail:exhibitorInvited:' || exhibitor.id`))
    .select(['job.done', 'job.dead'])
    .where('exhibitor.event_id', '=', id)
    .execute()
  const failed = jobs.filter(({ dead }) => dead !== null).length
  const sent = jobs.filter(({ done }) => done !== null).length
  return { queued: jobs.length - failed - sent, sent, failed }
}
