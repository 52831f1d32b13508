import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { may } from '../../../domain/staff/permissions'
import { blankProspect, type ProspectAnswers, prospectFields } from '../../../domain/staff/prospects'
import { type OutcomesOf, slot } from '../../calls/call'
import type { addStranger } from '../../calls/marketing'
import type { ContactPage, exportContacts, findContacts } from '../../calls/staff'
import { formGuards, isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions } from '../../kit/problem'
import { type ContactListRoute, contactListRouteIn } from './contactList.route'

export interface ProspectDraft {
  readonly prospect: ProspectAnswers
}

interface ContactListContext extends ContactListRoute {
  readonly user: PageInput['user']
  /** loaded last; it stays in sight while the next page loads */
  readonly contacts: ContactPage | null
  readonly problem: Problem | null
  /** the prospect form; blank while it is closed */
  readonly prospect: ProspectAnswers
  /** the draft from when the session ended, for the same user */
  readonly draft: ProspectDraft | null
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  /** the server's faults, with the answers that were sent */
  readonly refused: { readonly answers: ProspectAnswers; readonly problem: Problem } | null
}

const calls = {
  findContacts: slot<typeof findContacts>('findContacts'),
  exportContacts: slot<typeof exportContacts>('exportContacts'),
  addStranger: slot<typeof addStranger>('addStranger'),
}

type ContactListEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'export.requested' }
  | { type: 'prospect.begun' }
  | { type: 'prospect.answered'; answers: Partial<ProspectAnswers> }
  | { type: 'prospect.submitted' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** openapi.yaml: an underwriter may not add prospects. */
export const maySeek = ({ user }: Pick<ContactListContext, 'user'>) => may(user, 'prospects.add')

export const prospectFaultsIn = (answers: ProspectAnswers) => faultsIn(prospectFields, { ...answers })

/** Null where nothing is written. */
export const draftOf = ({ prospect }: Pick<ContactListContext, 'prospect'>): ProspectDraft | null =>
  isWritten(blankProspect, prospect) ? { prospect } : null

export const contactListSetup = setup({
  types: {} as {
    context: ContactListContext
    events: ContactListEvent
    input: PageInput<ProspectDraft>
    output: PageOutput<ProspectDraft>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    maySeek: ({ context }) => maySeek(context),
    isResuming: ({ context }) => context.draft !== null,
    isUnsound: ({ context }) => Object.keys(prospectFaultsIn(context.prospect)).length > 0,
    isWritten: ({ context }) => isWritten(blankProspect, context.prospect),
    isAboutAnswers: formGuards.isAboutAnswers,
  },
  actions: {
    readAddress: assign((_, event: Extract<ContactListEvent, { type: 'address.opened' }>) =>
      contactListRouteIn(event.address),
    ),
    setContacts: assign((_, { data }: { readonly data: ContactPage }) => ({ contacts: data })),
    ...problemActions,
    clearProspect: assign({ prospect: blankProspect, refused: null }),
    setProspect: assign(({ context }, { answers }: { readonly answers: Partial<ContactListContext['prospect']> }) => ({
      prospect: { ...context.prospect, ...answers },
    })),
    saveDraft: assign(({ context }) => ({ draft: draftOf(context) ?? context.draft })),
    resumeProspect: assign(({ context: { draft } }) => ({ ...draft, draft: null })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(({ context }, { problem }: { readonly problem: Problem }) => ({
      refused: { answers: context.prospect, problem },
    })),
    // the specification's exact toast (section 8), if a prospect was added
    announceAdded: emit((_, { email, isNew }: { readonly email: string; readonly isNew: boolean }): PageEmitted => {
      const text = isNew ? 'Contact added to prospect successfully!' : `${email} is among the prospects already.`
      return { type: 'toast', kind: 'success', text }
    }),
    toast: emit(
      (_, { kind, text }: Omit<Extract<PageEmitted, { type: 'toast' }>, 'type'>) =>
        ({ type: 'toast', kind, text }) as const,
    ),
  },
})
