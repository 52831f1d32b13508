import { useSelector } from '@xstate/react'
import type { UserRow } from '../../../../contract/client'
import {
  selectIsOwnAccount,
  selectUserAbout,
  selectUsersProblem,
  type UsersRef,
} from '../../../../machines/staff/users/users.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { RefusedDialog } from '../shared/RefusedDialog'

type Change = 'status' | 'password' | 'factors' | 'signOut'

interface Props {
  readonly users: UsersRef
  readonly about: Change | 'refused'
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

const removing = ({ name }: UserRow): Words => ({
  title: `Remove the second factors of ${name}?`,
  effect:
    'Do this if they have lost their phone, and you are sure that it is they who ask. Their authenticator app, passkeys and recovery codes stop working, they are signed out everywhere, and we mail them. Their password stays.',
  act: 'Remove the second factors',
  keep: 'Keep them',
})

const signingOut = ({ name }: UserRow, isOwn: boolean): Words => ({
  title: `Sign ${name} out everywhere?`,
  effect: isOwn
    ? 'All your other sessions end. You stay signed in here.'
    : 'All their sessions end, on every device. They can sign in again as before.',
  act: 'Sign them out',
  keep: 'Keep them signed in',
})

const wordsOf = (about: Change, row: UserRow, isOwn: boolean): Words => {
  if (about === 'password') return resetting(row)
  if (about === 'factors') return removing(row)
  if (about === 'signOut') return signingOut(row, isOwn)
  return row.is_disabled ? activating(row) : deactivating(row)
}

/** Confirms that an account is deactivated, activated, given another password, signed out, or loses its second factors. */
export function ConfirmDialog({ users, about }: Props) {
  const row = useSelector(users, selectUserAbout)
  const problem = useSelector(users, selectUsersProblem)
  const isOwn = useSelector(users, selectIsOwnAccount)
  if (!row) return null
  const close = () => users.send({ type: 'dialog.closed' })
  if (about === 'refused') return <RefusedDialog problem={problem} onClose={close} />
  const { title, effect, act, keep } = wordsOf(about, row, isOwn)
  const isStop = about !== 'status' || !row.is_disabled
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
