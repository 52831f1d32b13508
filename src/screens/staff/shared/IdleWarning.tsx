import { useSelector } from '@xstate/react'
import {
  type IdleRef,
  selectIdleCountdown,
  selectIdleMinutes,
  selectIsWarning,
} from '../../../../machines/staff/shell/idle.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Countdown } from '../../../shared/ui/Countdown'
import { Modal } from '../../../shared/ui/Modal'

/** Warns before an idle session ends. Escape stays signed in, which is the safe answer. */
export function IdleWarning({ idle, onSignOut }: { idle: IdleRef | undefined; onSignOut: () => void }) {
  const isWarning = useSelector(idle, selectIsWarning)
  return idle && isWarning ? <Warning idle={idle} onSignOut={onSignOut} /> : null
}

function Warning({ idle, onSignOut }: { idle: IdleRef; onSignOut: () => void }) {
  const countdown = useSelector(idle, selectIdleCountdown)
  const minutes = useSelector(idle, selectIdleMinutes)
  const stay = () => idle.send({ type: 'session.kept' })
  return (
    <Modal title="Are you still there?" onClose={stay}>
      <p>
        In <Countdown countdown={countdown} /> you are signed out, because nobody used this page. A session ends after{' '}
        {minutes} minutes without use.
      </p>
      <p className="text-ink-soft">Text that you typed stays in this tab until you sign in again.</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={stay}>
          Stay signed in
        </Button>
        <LinkButton onClick={onSignOut}>Sign out now</LinkButton>
      </Actions>
    </Modal>
  )
}
