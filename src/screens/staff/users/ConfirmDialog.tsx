import { useSelector } from '@xstate/react'
import type { UserRow } from '../../../../contract/client'
import { selectUserAbout, selectUsersProblem, type UsersRef } from '../../../../machines/staff/users/users.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly users: UsersRef
  readonly about: 'status' | 'password' | 'refused'
}

interface Words {
  readonly title: string
  readonly effect: string
  readonly act: string
  readonly keep: string
}

const deactivating = ({ name }: UserRow): Words => ({
  title: `Deactivate the account of ${name}?`,
  effect:
    'They are signed out everywhere and cannot sign in until an administrator activates the account. Their past work stays in the history.',
  act: 'Deactivate',
  keep: 'Keep it active',
})
const activating = ({ name }: UserRow): Words => ({
  title: `Activate the account of ${name}?`,
  effect: 'They can sign in with their previous password.',
  act: 'Activate',
  keep: 'Keep it deactivated',
})
const resetting = ({ name }: UserRow): Words => ({
  title: `Make a new password for ${name}?`,
  effect: 'The old password stops working, and they are signed out everywhere. The new password is shown to you once.',
  act: 'Make a new password',
  keep: 'Keep the old one',
})

/** Confirms that an account is deactivated, activated or given another password. */
export function ConfirmDialog({ users, about }: Props) {
  const row = useSelector(users, selectUserAbout)
  const problem = useSelector(users, selectUsersProblem)
  if (!row) return null
  const close = () => users.send({ type: 'dialog.closed' })
  if (about === 'refused') return <Refused problem={problem} onClose={close} />
  const { title, effect, act, keep } = (about === 'password' ? resetting : row.is_disabled ? activating : deactivating)(
    row,
  )
  const isStop = about === 'password' || !row.is_disabled
  return (
    <Modal title={title} onClose={close}>
      <p>{effect}</p>
      <Actions className="mt-2">
        <Button tone={isStop ? 'stop' : 'main'} onClick={() => users.send({ type: 'change.confirmed' })}>
          {act}
        </Button>
        <LinkButton onClick={close}>{keep}</LinkButton>
      </Actions>
    </Modal>
  )
}

const Refused = ({ problem, onClose }: { problem: string | null; onClose: () => void }) => (
  <Modal title="That did not work" onClose={onClose}>
    <p role="alert">{problem}</p>
    <Actions className="mt-2">
      <Button tone="main" onClick={onClose}>
        Close
      </Button>
    </Actions>
  </Modal>
)
