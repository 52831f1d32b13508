import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { countdownMachine } from '../../../machines/shared/session/countdown.machine'
import { selectSeconds } from '../../../machines/shared/session/session.select'

/** Minutes and seconds left. A screen reader must not hear the timer every second; a button reads it on request. */
export function Countdown({ countdown }: { countdown: ActorRefFrom<typeof countdownMachine> | undefined }) {
  const seconds = useSelector(countdown, selectSeconds)
  return (
    <strong role="timer" className="whitespace-nowrap">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </strong>
  )
}
