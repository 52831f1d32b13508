import { assign, emit, sendTo, setup } from 'xstate'
import type { VenuePage, VenueRow } from '../../../contract/client'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { DirectoryQuery, listVenues } from '../../calls/directory'
import { type PageContext, type PageEmitted, type PageEvent, type PageInput, pageActions } from '../../kit/page'
import { venueImportMachine } from './venueImport.machine'
import { type InvitationDraft, venueInvitationMachine } from './venueInvitation.machine'
import { venueMergeMachine } from './venueMerge.machine'
import { venuesQueryIn } from './venues.route'
import { venueVerificationMachine } from './venueVerification.machine'

interface VenuesContext extends PageContext<DirectoryQuery, VenuePage> {
  readonly user: PageInput['user']
  /** the venue that the dialog is about */
  readonly row: VenueRow | null
  /** the result of the last dialog, in words */
  readonly done: string | null
  /** saved when the session ended; the same user finds it again */
  readonly draft: InvitationDraft | null
}

const calls = { listVenues: slot<typeof listVenues>('listVenues') }
const dialogs = {
  venueImport: venueImportMachine,
  venueVerification: venueVerificationMachine,
  venueMerge: venueMergeMachine,
  venueInvitation: venueInvitationMachine,
}

export type VenuesEvent =
  | PageEvent
  | OutcomesOf<typeof calls & typeof dialogs>
  | { type: 'import.begun' }
  | { type: 'verification.begun'; row: VenueRow }
  | { type: 'merge.begun'; row: VenueRow }
  | { type: 'invitation.begun'; row: VenueRow }
  | { type: 'dialog.closed' }

const closing = { type: 'dialog.closed' } as const

export const venuesSetup = setup({
  types: {} as {
    context: VenuesContext
    events: VenuesEvent
    input: PageInput<InvitationDraft>
    output: { type: 'session.ended'; draft: InvitationDraft | null }
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
    children: { [Name in keyof typeof dialogs]: Name }
  },
  actors: { ...calls, ...dialogs },
  guards: {
    // openapi.yaml, listVenues; the calls of the dialogs need the same permission
    mayManage: ({ context }) => may(context.user, 'venues.manage'),
    isResuming: ({ context: { user, draft } }) => may(user, 'venues.manage') && draft !== null,
  },
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: venuesQueryIn(address) })),
    setRow: assign((_, { row }: { readonly row: VenueRow }) => ({ row })),
    resumeDraft: assign(({ context: { draft } }) => ({ row: draft!.row })),
    setDraft: assign((_, { draft }: { readonly draft: InvitationDraft }) => ({ draft })),
    clearDraft: assign({ draft: null }),
    closeImport: sendTo('venueImport', closing),
    closeVerification: sendTo('venueVerification', closing),
    closeMerge: sendTo('venueMerge', closing),
    closeInvitation: sendTo('venueInvitation', closing),
    setDone: assign((_, { text }: { readonly text: string }) => ({ done: text })),
    announceDone: emit(({ context: { done } }): PageEmitted => ({ type: 'toast', kind: 'success', text: done! })),
    announce: emit((_, { text }: { readonly text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
})
