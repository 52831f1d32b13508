import { shallowEqual, useSelector } from '@xstate/react'
import type { UserRow } from '../../../../contract/client'
import type { Fields } from '../../../../domain/application/fields/field'
import { roleRights, roleWords, userFields } from '../../../../domain/staff/accounts'
import type { StaffRole } from '../../../../domain/staff/permissions'
import {
  selectIsLeavingUser,
  selectIsUserOvertaken,
  selectUserAbout,
  selectUserAnswers,
  selectUserFaults,
  selectUserRejections,
  selectUsersProblem,
  selectUsersState,
  type UsersRef,
} from '../../../../machines/staff/users/users.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { Overtaken } from '../shared/EditConflict'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { ConfirmDialog } from './ConfirmDialog'
import { NewPassword } from './NewPassword'

/** The dialog that is open, or none. */
export function UserDialogs({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  if (state === 'writing' || state === 'saving') return <UserForm users={users} />
  switch (state) {
    case 'status':
    case 'password':
    case 'factors':
    case 'signOut':
    case 'refused':
      return <ConfirmDialog users={users} about={state} />
    case 'newPassword':
      return <NewPassword users={users} />
    default:
      return null
  }
}

const userInWords = ({ name, role, is_disabled }: UserRow) =>
  [
    ['Name', name],
    ['Role', roleWords[role]],
    ['Account', is_disabled ? 'Deactivated' : 'Active'],
  ] as const

/** The rights of the chosen role stand beside the choice. */
const fieldsFor = (form: keyof typeof userFields, role: string | null): Fields => ({
  ...userFields[form],
  role: { ...userFields[form].role, ...(role && { hint: roleRights[role as StaffRole] }) },
})

function UserForm({ users }: { users: UsersRef }) {
  const about = useSelector(users, selectUserAbout)
  const answers = useSelector(users, selectUserAnswers)
  const faults = useSelector(users, selectUserFaults, shallowEqual)
  const rejections = useSelector(users, selectUserRejections)
  const problem = useSelector(users, selectUsersProblem)
  const isLeaving = useSelector(users, selectIsLeavingUser)
  const isOvertaken = useSelector(users, selectIsUserOvertaken)
  const close = () => users.send({ type: 'dialog.closed' })
  return (
    <Modal title={about ? `Change the account of ${about.name}` : 'Add an account'} onClose={close}>
      {about && <p>{about.email} remains their sign-in address. A new role signs them out everywhere.</p>}
      {about && isOvertaken && <Overtaken newest={userInWords(about)} />}
      <SmallForm
        fields={fieldsFor(about ? 'edit' : 'add', answers.role)}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Save"
        leave="Cancel"
        onAnswer={(given) => users.send({ type: 'form.answered', answers: given })}
        onSubmit={() => users.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => users.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
