import { useSelector } from '@xstate/react'
import type { UserRow } from '../../../contract/client'
import { selectUserAbout, selectUsersProblem, type UsersRef } from '../../../machines/users/users.select'
import { Modal } from '../../dialogs/Modal'
import { Actions, Button, LinkButton } from '../../ui/Button'

interface Props {
  readonly users: UsersRef
  readonly about: 'standing' | 'password' | 'refused'
}

interface Words {
  readonly title: string
  readonly what: string
  readonly act: string
  readonly keep: string
}

const closing = ({ name }: UserRow): Words => ({
  title: `Close the account of ${name}?`,
  what: 'They are signed out everywhere, and cannot sign in until it is opened again. What they did stays in the histories.',
  act: 'Close it',
  keep: 'Keep it open',
})
const opening = ({ name }: UserRow): Words => ({
  title: `Open the account of ${name} again?`,
  what: 'They can sign in with the password that they had.',
  act: 'Open it',
  keep: 'Keep it closed',
})
const renewing = ({ name }: UserRow): Words => ({
  title: `A new password for ${name}?`,
  what: 'The old one is no more, and they are signed out everywhere. The new one is shown to you once.',
  act: 'Make a new password',
  keep: 'Keep the old one',
})

/** Asked before an account is closed, opened or given another password. */
export function Confirming({ users, about }: Props) {
  const row = useSelector(users, selectUserAbout)
  const problem = useSelector(users, selectUsersProblem)
  if (!row) return null
  const close = () => users.send({ type: 'dialog.closed' })
  if (about === 'refused') return <Refused problem={problem} onClose={close} />
  const { title, what, act, keep } = (about === 'password' ? renewing : row.is_disabled ? opening : closing)(row)
  const isStop = about === 'password' || !row.is_disabled
  return (
    <Modal title={title} onClose={close}>
      <p>{what}</p>
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
