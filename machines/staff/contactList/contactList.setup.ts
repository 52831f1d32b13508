import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { blankProspect, type ProspectAnswers, prospectFields } from '../../../domain/staff/prospects'
import { type OutcomesOf, slot } from '../../calls/call'
import type { addStranger } from '../../calls/marketing'
import type { ContactPage, exportContacts, findContacts } from '../../calls/staff'
import { isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions } from '../../kit/problem'
import { type ContactListRoute, contactListRouteIn } from './contactList.route'

interface ProspectDraft {
  readonly prospect: ProspectAnswers
}

interface ContactListContext extends ContactListRoute {
  readonly user: PageInput['user']
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly contacts: ContactPage | null
  readonly problem: Problem | null
  /** whom one writes of; blank while one writes of nobody */
  readonly prospect: ProspectAnswers
  /** the prospect that was written when the session ended: found again by the same person */
  readonly draft: ProspectDraft | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  /** what the server said of the prospect, and of which */
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

/** openapi.yaml: an underwriter seeks nobody. */
export const maySeek = ({ user }: Pick<ContactListContext, 'user'>) => user.role !== 'underwriter'

export const prospectFaultsIn = (answers: ProspectAnswers) => faultsIn(prospectFields, { ...answers })

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
    isAboutAnswers: (_: unknown, { problem }: { readonly problem: Problem }) => problem.errors !== undefined,
  },
  actions: {
    readAddress: assign((_, event: Extract<ContactListEvent, { type: 'address.opened' }>) =>
      contactListRouteIn(event.address),
    ),
    setContacts: assign((_, { data }: { readonly data: ContactPage }) => ({ contacts: data })),
    ...problemActions,
    dropProspect: assign({ prospect: blankProspect, refused: null }),
    keepProspect: assign(({ context }, { answers }: { readonly answers: Partial<ContactListContext['prospect']> }) => ({
      prospect: { ...context.prospect, ...answers },
    })),
    storeDraft: assign(({ context: { prospect } }) => ({
      draft: isWritten(blankProspect, prospect) ? { prospect } : null,
    })),
    resumeProspect: assign(({ context: { draft } }) => ({ ...draft, draft: null })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context }, { problem }: { readonly problem: Problem }) => ({
      refused: { answers: context.prospect, problem },
    })),
    // the specification's toast, to the letter (section 8), where somebody was added
    announceAdded: emit((_, { email, isNew }: { readonly email: string; readonly isNew: boolean }): PageEmitted => {
      const text = isNew ? 'Contact added to prospect successfully!' : `${email} is among the prospects already.`
      return { type: 'toast', kind: 'success', text }
    }),
    toast: emit((_, { kind, text }: Omit<PageEmitted, 'type'>) => ({ type: 'toast', kind, text }) as const),
  },
})
