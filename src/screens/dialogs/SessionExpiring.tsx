import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { minutesIdle } from '../../../machines/shared/session/session.machine'
import {
  type SessionRef,
  selectClearingReason,
  selectCountdown,
  selectSession,
} from '../../../machines/shared/session/session.select'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Countdown } from '../../shared/ui/Countdown'
import { Modal } from '../../shared/ui/Modal'

interface Content {
  readonly title: string
  /** the event of Escape and of the close button: the safe answer */
  readonly safe: Parameters<SessionRef['send']>[0]
  readonly Body: (props: { session: SessionRef }) => ReactNode
}

const link = 'Saved answers stay with us. Use the link in your email to open them again.'

/** The states with a dialog. */
const contents: Record<Exclude<ReturnType<typeof selectSession>, 'active' | 'cleared'>, Content> = {
  warning: { title: 'Are you still there?', safe: { type: 'session.continued' }, Body: ExpiryWarning },
  asking: {
    title: 'Clear your answers from this browser?',
    safe: { type: 'clearing.declined' },
    Body: ClearConfirmation,
  },
  showingNotice: {
    title: 'Your answers were cleared from this browser',
    safe: { type: 'notice.closed' },
    Body: ClearedNotice,
  },
}

/** The dialogs before and after answers are cleared from a browser that others may use. */
export function SessionDialog({ session }: { session: SessionRef }) {
  const state = useSelector(session, selectSession)
  if (state === 'active' || state === 'cleared') return null
  const { title, safe, Body } = contents[state]
  return (
    <Modal key={state} title={title} onClose={() => session.send(safe)}>
      <Body session={session} />
    </Modal>
  )
}

function ExpiryWarning({ session }: { session: SessionRef }) {
  const countdown = useSelector(session, selectCountdown)
  return (
    <>
      <p>
        In <Countdown countdown={countdown} /> your answers are cleared from this browser, so that the next person who
        uses it can’t see them.
      </p>
      <p className="text-ink-soft">{link}</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => session.send({ type: 'session.continued' })}>
          Stay
        </Button>
        <LinkButton onClick={() => session.send({ type: 'clearing.confirmed' })}>Clear now</LinkButton>
      </Actions>
    </>
  )
}

function ClearConfirmation({ session }: { session: SessionRef }) {
  return (
    <>
      <p>This removes every quote that was started in this browser, on all its pages.</p>
      <p className="text-ink-soft">{link}</p>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => session.send({ type: 'clearing.confirmed' })}>
          Clear my answers
        </Button>
        <LinkButton onClick={() => session.send({ type: 'clearing.declined' })}>Keep them</LinkButton>
      </Actions>
    </>
  )
}

function ClearedNotice({ session }: { session: SessionRef }) {
  const isIdle = useSelector(session, selectClearingReason) === 'idle'
  return (
    <>
      {isIdle && (
        <p>
          Nobody used this page for {minutesIdle} minutes, so we cleared it in case someone else uses this computer.
        </p>
      )}
      <p>{link}</p>
      <p className="text-ink-soft">
        If other people use this computer, close the window too. Its history still shows the pages you visited.
      </p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => session.send({ type: 'notice.closed' })}>
          Begin again
        </Button>
      </Actions>
    </>
  )
}
