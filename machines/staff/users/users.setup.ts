import { assign, emit, setup } from 'xstate'
import type { UserRow } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { blankUser, type StaffRole, type UserAnswers, userFields } from '../../../domain/staff/accounts'
import { slot } from '../../calls/call'
import type { AccountFact, addUser, listUsers, UsersFact, UsersPage, UsersQuery, updateUser } from '../../calls/users'
import { isWritten, type PageEmitted, type PageInput, type PageOutput } from '../shell/page'
import { usersQueryIn } from './users.route'

interface UserForm {
  /** the account that is changed, or was last; null while a new one is written */
  readonly about: UserRow | null
  readonly answers: UserAnswers
  /** the Idempotency-Key of these answers, once they were tried: other answers have another */
  readonly key: string | null
}

export interface UsersContext extends UserForm {
  readonly user: PageInput['user']
  readonly query: UsersQuery
  /** the page that was last read; it stays in sight while it is read anew */
  readonly listed: UsersPage | null
  /** the form that was on its way when the session ended: found again by the same person */
  readonly draft: UserForm | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  readonly refused: { readonly answers: UserAnswers; readonly problem: Problem } | null
  /** a password that is shown this once, and forgotten with the dialog that shows it */
  readonly password: string | null
  readonly problem: Problem | null
}

export type UsersEvent =
  | UsersFact
  | AccountFact
  | { type: 'address.opened'; address: string }
  | { type: 'list.retried' }
  | { type: 'adding.begun' }
  | { type: 'editing.begun'; row: UserRow }
  | { type: 'form.answered'; answers: Partial<UserAnswers> }
  /** each attempt brings a key that nobody has had before */
  | { type: 'form.submitted'; key: string }
  | { type: 'standing.begun'; row: UserRow }
  | { type: 'password.begun'; row: UserRow }
  | { type: 'change.confirmed' }
  /** whoever was shown a new password has it */
  | { type: 'password.noted' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** What a form begins with. */
const beginningOf = (about: UserRow | null): UserAnswers =>
  about ? { name: about.name, email: about.email, role: about.role } : blankUser
export const begun = (about: UserRow | null): UserForm => ({ about, answers: beginningOf(about), key: null })

export const usersSetup = setup({
  types: {} as {
    context: UsersContext
    events: UsersEvent
    input: PageInput<UserForm>
    output: PageOutput<UserForm>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    listUsers: slot<typeof listUsers>('listUsers'),
    addUser: slot<typeof addUser>('addUser'),
    updateUser: slot<typeof updateUser>('updateUser'),
  },
  guards: {
    // openapi.yaml: accounts are the administrators'
    mayManage: ({ context }) => context.user.role === 'admin',
    isResuming: ({ context: { user, draft } }) => user.role === 'admin' && draft !== null,
    isUnsound: ({ context: { about, answers } }) =>
      Object.keys(faultsIn(userFields[about ? 'edit' : 'add'], { ...answers })).length > 0,
    isWritten: ({ context: { about, answers } }) => isWritten(beginningOf(about), answers),
    isNew: ({ context }) => context.about === null,
    isAboutAnswers: (_: unknown, { problem }: { readonly problem: Problem }) => problem.errors !== undefined,
    hasPassword: ({ event }) => event.type === 'user.saved' && event.password !== null,
  },
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: usersQueryIn(address) })),
    keepListed: assign((_, { listed }: { readonly listed: UsersContext['listed'] }) => ({ listed })),
    beginUser: assign(({ event }) => ({
      ...begun(event.type === 'editing.begun' ? event.row : null),
      refused: null,
    })),
    storeDraft: assign(({ context: { about, answers, key } }) => ({ draft: { about, answers, key } })),
    resumeForm: assign(({ context: { draft } }) => ({ ...draft, draft: null })),
    keepUser: assign(({ event }) => ('row' in event ? { about: event.row } : {})),
    keepAnswers: assign(({ context }, { answers }: { readonly answers: Partial<UsersContext['answers']> }) => ({
      answers: { ...context.answers, ...answers },
      key: null,
    })),
    seal: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key })),
    takeNewest: assign((_, event: Extract<UsersEvent, { type: 'user.overtaken' }>) => ({ about: event.newest })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context }, { problem }: { readonly problem: Problem }) => ({
      refused: { answers: context.answers, problem },
    })),
    keepPassword: assign((_, event: Extract<UsersEvent, { type: 'user.saved' }>) => ({
      about: event.user,
      password: event.password,
    })),
    dropPassword: assign({ password: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    announceSaved: emit(
      ({ event }): PageEmitted => ({
        type: 'toast',
        kind: 'success',
        text: event.type === 'user.saved' ? `${event.user.name}’s account is saved.` : '',
      }),
    ),
  },
})

/** What is written of an account, as its calls take it. @throws where it has faults */
export const newUser = ({ answers, key }: UsersContext) => ({
  name: answers.name!.trim(),
  email: answers.email!.trim(),
  role: answers.role as StaffRole,
  idempotencyKey: key!,
})
export const writtenChanges = ({ about, answers }: UsersContext) => ({
  user: about!.id,
  version: about!.version,
  changes: { name: answers.name!.trim(), role: answers.role as StaffRole },
})
