import { assign, raise, setup } from 'xstate'
import type { OpenedContact, VersionComparison, VersionedOffer } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type {
  ComparingFact,
  ContactPage,
  compareVersions,
  FindingFact,
  findContacts,
  MovingFact,
  moveToToday,
  openContactAsStaff,
  SessionOver,
  ShowingFact,
} from '../calls/staff'
import { type DeskPlace, deskPlaceIn } from './desk.place'
import type { RoomInput } from './staff.types'

export interface DeskContext extends DeskPlace {
  readonly user: RoomInput['user']
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly found: ContactPage | null
  readonly opened: OpenedContact | null
  /** of the contact that is open: its own version beside today's */
  readonly comparison: VersionComparison | null
  readonly problem: Problem | null
}

export type DeskEvent =
  | FindingFact
  | ShowingFact
  | ComparingFact
  | MovingFact
  | { type: 'address.opened'; address: string }
  | { type: 'desk.retried' }
  | { type: 'versions.requested' }
  | { type: 'move.requested' }
  | { type: 'move.confirmed' }
  | { type: 'dialog.closed' }

type DeskFact = FindingFact | ShowingFact | ComparingFact | MovingFact

/** Whether today's version is another than the quote's own. */
export const isOfOtherVersion = (comparison: VersionComparison | null): boolean =>
  comparison !== null && !isSame(comparison.own, comparison.today)

const isSame = (a: VersionedOffer, b: VersionedOffer) =>
  a.hcc_pricing_version === b.hcc_pricing_version &&
  a.is_old_policy === b.is_old_policy &&
  a.rating_plan === b.rating_plan

export const deskSetup = setup({
  types: {} as {
    context: DeskContext
    events: DeskEvent
    input: RoomInput
    output: SessionOver
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: {
    findContacts: slot<typeof findContacts>('findContacts'),
    openContact: slot<typeof openContactAsStaff>('openContact'),
    compareVersions: slot<typeof compareVersions>('compareVersions'),
    moveToToday: slot<typeof moveToToday>('moveToToday'),
  },
  guards: {
    isOfOne: ({ context }) => context.contactId !== null,
    isOfOtherVersion: ({ context }) => isOfOtherVersion(context.comparison),
  },
  actions: {
    announce: raise((_, fact: DeskFact) => fact),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? deskPlaceIn(event.address) : {})),
    keepComparison: assign(({ event }) => (event.type === 'versions.compared' ? { comparison: event.comparison } : {})),
    forgetContact: assign({ opened: null, comparison: null }),
    keepMoved: assign(({ event, context: { opened, comparison } }) =>
      event.type === 'quote.moved' && opened && comparison
        ? { opened: { ...opened, contact: event.contact, ...versionIn(comparison.today) } }
        : {},
    ),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
})

const versionIn = ({ hcc_pricing_version, is_old_policy }: VersionedOffer) =>
  ({ hcc_pricing_version, is_old_policy }) as Pick<OpenedContact, 'hcc_pricing_version' | 'is_old_policy'>
