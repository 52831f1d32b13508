import { useSelector } from '@xstate/react'
import {
  selectIsLeavingPassword,
  selectNewPassword,
  selectUserAbout,
  type UsersRef,
} from '../../../../machines/staff/users/users.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly users: UsersRef
}

/** The password is shown only once, so Escape and the close button confirm first. */
export function NewPassword({ users }: Props) {
  const about = useSelector(users, selectUserAbout)
  const password = useSelector(users, selectNewPassword)
  const isLeaving = useSelector(users, selectIsLeavingPassword)
  return (
    <Modal title={`The password of ${about?.name}`} onClose={() => users.send({ type: 'dialog.closed' })}>
      <p>
        It is shown only once and works for 7 days. Give it to them in person or by phone. When they sign in with it,
        they choose a password of their own.
      </p>
      <p className="font-mono text-lead [overflow-wrap:anywhere] select-all">{password}</p>
      <Actions className="mt-2">
        <Noted users={users} />
      </Actions>
      {isLeaving && <SavedPasswordDialog users={users} />}
    </Modal>
  )
}

function SavedPasswordDialog({ users }: Props) {
  const stay = () => users.send({ type: 'dialog.closed' })
  return (
    <Modal title="Have you written the password down?" onClose={stay}>
      <p>It is not shown again. Without it, the account needs another new one.</p>
      <Actions className="mt-2">
        <Noted users={users} />
        <LinkButton onClick={stay}>Look at it again</LinkButton>
      </Actions>
    </Modal>
  )
}

const Noted = ({ users }: Props) => (
  <Button tone="main" onClick={() => users.send({ type: 'password.noted' })}>
    I have written it down
  </Button>
)
