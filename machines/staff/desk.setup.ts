import { assign, emit, raise, setup } from 'xstate'
import type { Problem } from '../../contract/problem'
import { faultsIn } from '../../domain/application/apart'
import { blankProspect, type ProspectAnswers, prospectFields } from '../../domain/prospects'
import { slot } from '../calls/call'
import type { addStranger, ProspectFact } from '../calls/prospect'
import type { ContactPage, ExportingFact, exportContacts, FindingFact, findContacts } from '../calls/staff'
import { type DeskPlace, deskPlaceIn } from './desk.place'
import type { RoomEmitted, RoomInput, RoomOver } from './staff.types'
import { isWritten } from './written'

interface HeldProspect {
  readonly prospect: ProspectAnswers
}

interface DeskContext extends DeskPlace {
  readonly user: RoomInput['user']
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly found: ContactPage | null
  readonly problem: Problem | null
  /** whom one writes of; blank while one writes of nobody */
  readonly prospect: ProspectAnswers
  /** the prospect that was written when the session ended: found again by the same person */
  readonly held: HeldProspect | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  /** what the server said of the prospect, and of which */
  readonly refused: { readonly answers: ProspectAnswers; readonly problem: Problem } | null
}

type DeskEvent =
  | FindingFact
  | ExportingFact
  | ProspectFact
  | { type: 'address.opened'; address: string }
  | { type: 'desk.retried' }
  | { type: 'export.requested' }
  | { type: 'prospect.begun' }
  | { type: 'prospect.answered'; answers: Partial<ProspectAnswers> }
  | { type: 'prospect.submitted' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** openapi.yaml: an underwriter seeks nobody. */
export const maySeek = ({ user }: Pick<DeskContext, 'user'>) => user.role !== 'underwriter'

export const prospectFaultsIn = (answers: ProspectAnswers) => faultsIn(prospectFields, { ...answers })

export const deskSetup = setup({
  types: {} as {
    context: DeskContext
    events: DeskEvent
    input: RoomInput<HeldProspect>
    output: RoomOver<HeldProspect>
    emitted: RoomEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    findContacts: slot<typeof findContacts>('findContacts'),
    exportContacts: slot<typeof exportContacts>('exportContacts'),
    addStranger: slot<typeof addStranger>('addStranger'),
  },
  guards: {
    maySeek: ({ context }) => maySeek(context),
    isResuming: ({ context }) => context.held !== null,
    isUnsound: ({ context }) => Object.keys(prospectFaultsIn(context.prospect)).length > 0,
    isWritten: ({ context }) => isWritten(blankProspect, context.prospect),
    isAboutAnswers: ({ event }) => event.type === 'prospect.refused' && event.problem.errors !== undefined,
  },
  actions: {
    announce: raise((_, fact: FindingFact | ExportingFact | ProspectFact) => fact),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? deskPlaceIn(event.address) : {})),
    keepFound: assign(({ event }) => (event.type === 'contacts.found' ? { found: event.found } : {})),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    dropProspect: assign({ prospect: blankProspect, refused: null }),
    keepProspect: assign(({ context, event }) =>
      event.type === 'prospect.answered' ? { prospect: { ...context.prospect, ...event.answers } } : {},
    ),
    holdProspect: assign(({ context: { prospect } }) => ({
      held: isWritten(blankProspect, prospect) ? { prospect } : null,
    })),
    resumeProspect: assign(({ context: { held } }) => ({ ...held, held: null })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context, event }) =>
      event.type === 'prospect.refused' ? { refused: { answers: context.prospect, problem: event.problem } } : {},
    ),
    // the specification's toast, to the letter (section 8), where somebody was added
    tellAdded: emit(({ event }): RoomEmitted => {
      const { email, isNew } = event.type === 'prospect.added' ? event : { email: '', isNew: false }
      const text = isNew ? 'Contact added to prospect successfully!' : `${email} is among the prospects already.`
      return { type: 'toast', kind: 'success', text }
    }),
    toast: emit((_, { kind, text }: Omit<RoomEmitted, 'type'>) => ({ type: 'toast', kind, text }) as const),
  },
})
