import { useSelector } from '@xstate/react'
import type { SessionRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import type { Proof } from '../../../../domain/staff/accounts'
import {
  type OwnSessionsRef,
  selectOwnSessions,
  selectOwnSessionsBusy,
  selectOwnSessionsProblem,
  selectOwnSessionsState,
} from '../../../../machines/staff/account/ownSessions.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

/** How a user has signed in. */
const proofWords: Readonly<Record<Proof, string>> = {
  password: 'Password',
  code: 'Password and code',
  recovery: 'Password and recovery code',
  passkey: 'Passkey',
  company: 'Company sign-in',
}

/** Where the user is signed in, and buttons that end these sessions. */
export function OwnSessions({ sessions }: { sessions: OwnSessionsRef }) {
  const state = useSelector(sessions, selectOwnSessionsState)
  const busy = useSelector(sessions, selectOwnSessionsBusy)
  const problem = useSelector(sessions, selectOwnSessionsProblem)
  const rows = useSelector(sessions, selectOwnSessions)
  return (
    <section className="border-t border-rule pt-2 pb-6">
      <h2 className="pb-1 text-h3 font-strong">Your sessions</h2>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        You are signed in here. If you do not recognize a session, end it and change your password.
      </p>
      {state === 'changed' && (
        <p role="status" tabIndex={-1} ref={focusOnMount} className="pb-1 font-strong">
          The session has ended. The list shows the others.
        </p>
      )}
      {state === 'refused' && (
        <p role="alert" tabIndex={-1} ref={focusOnMount} className="pb-1 font-strong text-stop">
          {problem}
        </p>
      )}
      {state === 'loading' && <Loading text="Fetching..." />}
      {state === 'failed' ? (
        <Failed problem={problem} onRetry={() => sessions.send({ type: 'page.retried' })} />
      ) : (
        rows && <SessionTable sessions={sessions} rows={rows} />
      )}
      {busy && <Busy text={busy} />}
    </section>
  )
}

function SessionTable({ sessions, rows }: { sessions: OwnSessionsRef; rows: readonly SessionRow[] }) {
  return (
    <>
      <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
        <caption className="sr-only">Your sessions</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th className={words}>Browser</th>
            <th className={words}>Signed in with</th>
            <th className={words}>Signed in</th>
            <th className={words}>Last used</th>
            <th className={words}>
              <span className="sr-only">End</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} sessions={sessions} row={row} />
          ))}
        </tbody>
      </table>
      <TimeZoneNote />
      {rows.length > 1 && (
        <div className="pt-2">
          <Button isDense onClick={() => sessions.send({ type: 'others.endRequested' })}>
            End all other sessions
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ sessions, row }: { sessions: OwnSessionsRef; row: SessionRow }) {
  const { id, browser, proof, begun, used, is_current } = row
  const name = browser ?? 'Unknown browser'
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start max-md:text-body max-md:font-strong`}>
        {name}
      </th>
      <td className={`${cell} max-md:text-end`}>{proofWords[proof]}</td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Signed in: </span>
        {momentInWords(begun)}
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Last used: </span>
        {momentInWords(used)}
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        {is_current ? (
          <span className="font-strong">This session</span>
        ) : (
          <Button
            isDense
            aria-label={`End the session of ${name}, begun ${momentInWords(begun)}`}
            onClick={() => sessions.send({ type: 'session.endRequested', id })}
          >
            End
          </Button>
        )}
      </td>
    </tr>
  )
}
