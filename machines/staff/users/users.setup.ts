import { assign, emit, setup } from 'xstate'
import type { UserRow } from '../../../contract/client'
import { faultsIn } from '../../../domain/application/apart'
import { blankUser, type UserAnswers, userFields } from '../../../domain/staff/accounts'
import { may, type StaffRole } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { removeFactors } from '../../calls/factors'
import type { unloadQuestion } from '../../calls/staffWindow'
import type { addUser, endUserSessions, listUsers, UsersPage, UsersQuery, updateUser } from '../../calls/users'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import { type PageContext, type PageEvent, type PageInput, type PageTypes, pageActions, success } from '../../kit/page'
import { usersQueryIn } from './users.route'

export interface UsersContext extends PageContext<UsersQuery, UsersPage>, FormContext<UserRow, UserAnswers> {
  readonly user: PageInput['user']
  /** a new password: shown once and cleared with its dialog */
  readonly password: string | null
}

const calls = {
  listUsers: slot<typeof listUsers>('listUsers'),
  addUser: slot<typeof addUser>('addUser'),
  updateUser: slot<typeof updateUser>('updateUser'),
  removeFactors: slot<typeof removeFactors>('removeFactors'),
  endUserSessions: slot<typeof endUserSessions>('endUserSessions'),
  unloadQuestion: slot<typeof unloadQuestion>('unloadQuestion'),
}

export type UsersEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<UserAnswers>
  | { type: 'adding.begun' }
  | { type: 'editing.begun'; row: UserRow }
  | { type: 'status.begun'; row: UserRow }
  | { type: 'password.begun'; row: UserRow }
  | { type: 'factors.begun'; row: UserRow }
  | { type: 'signOut.begun'; row: UserRow }
  | { type: 'change.confirmed' }
  /** the user has noted the new password */
  | { type: 'password.noted' }

/** A form's initial answers. */
const answersOf = (about: UserRow | null): UserAnswers =>
  about ? { name: about.name, email: about.email, role: about.role } : blankUser
export type UserForm = Form<UserRow, UserAnswers>
export const formOf = (about: UserRow | null): UserForm => ({
  about,
  answers: answersOf(about),
  key: null,
})

export const isFormWritten = ({ about, answers }: UsersContext) => isWritten(answersOf(about), answers)

export const usersSetup = setup({
  types: {} as PageTypes<UsersContext, UsersEvent, UserForm>,
  actors: calls,
  guards: {
    ...formGuards,
    // openapi.yaml: only an admin may manage accounts
    mayManage: ({ context }) => may(context.user, 'users.manage'),
    isResuming: ({ context: { user, draft } }) => may(user, 'users.manage') && draft !== null,
    isUnsound: ({ context: { about, answers } }) =>
      Object.keys(faultsIn(userFields[about ? 'edit' : 'add'], { ...answers })).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
    hasPassword: (_, { password }: { readonly password: string | null }) => password !== null,
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: usersQueryIn(address) })),
    beginForm: assign((_, { row }: { readonly row: UserRow | null }) => ({ ...formOf(row), refused: null })),
    setUser: assign((_, { row }: { readonly row: UserRow }) => ({ about: row })),
    setPassword: assign((_, { user, password }: { readonly user: UserRow; readonly password: string | null }) => ({
      about: user,
      password,
    })),
    clearPassword: assign({ password: null }),
    announceSaved: emit((_, { user }: { readonly user: UserRow }) => success(`${user.name}’s account is saved.`)),
    announceSignedOut: emit((_, { user }: { readonly user: UserRow }) =>
      success(`${user.name} is signed out everywhere.`),
    ),
  },
})

/** The form as input of its calls. @throws if an answer is missing: check `isUnsound` first */
export const newUser = ({ answers, key }: UsersContext) => ({
  name: answers.name!.trim(),
  email: answers.email!.trim(),
  role: answers.role as StaffRole,
  idempotencyKey: key!,
})
export const updatedUser = ({ about, answers }: UsersContext) => ({
  user: about!.id,
  version: about!.version,
  changes: { name: answers.name!.trim(), role: answers.role as StaffRole },
})
