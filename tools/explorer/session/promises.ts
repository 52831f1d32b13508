import { always, type Property, whenever } from '../graph/temporal'
import type { Plant } from '../proof'
import type { SessionBounds, SessionView } from './session'

/** The promises about sessions. They hold in every world of them. */
export const sessionProperties: readonly Property<SessionView>[] = [
  always(
    'a call that is sent after its session ended is not answered',
    ({ answeredAfterEnd }) => answeredAfterEnd === 0,
  ),
  always('nobody is signed out without a cause', ({ refusedWithoutCause }) => refusedWithoutCause === 0),
  whenever<SessionView>(({ unanswered }) => unanswered > 0).eventually(
    'a call is answered or refused',
    ({ unanswered }) => unanswered === 0,
  ),
]

export interface SessionWorld {
  readonly name: string
  readonly bounds: SessionBounds
}

const least: SessionBounds = { isOneBrowser: true, calls: 1, signOuts: 0, passwords: 0, closings: 0, nights: 0 }

export const sessionWorlds: readonly SessionWorld[] = [
  {
    name: 'sessions: two windows of one browser; sign-outs; a night passes',
    bounds: { ...least, calls: 2, signOuts: 2, nights: 1 },
  },
  {
    name: 'sessions: two browsers; the password changes; sign-outs; the account is closed',
    bounds: { ...least, isOneBrowser: false, calls: 2, signOuts: 1, passwords: 1, closings: 1 },
  },
]

const file = 'server/staff/sessions.ts'

export const sessionPlants: readonly Plant<SessionBounds>[] = [
  {
    name: 'an ended session is taken for a running one',
    fault: { file, from: "    .where('revoked', 'is', null)\n    .where('disabled'", to: "    .where('disabled'" },
    bounds: { ...least, signOuts: 1 },
  },
  {
    name: 'nobody checks whether a session has expired',
    fault: { file, from: "    .where('expires', '>', now)\n", to: '' },
    bounds: { ...least, nights: 1 },
  },
  {
    name: 'the session of a closed account is taken for a running one',
    fault: { file, from: "    .where('disabled', 'is', null)\n", to: '' },
    bounds: { ...least, closings: 1 },
    coveredBy: 'the end of every session of an account that is closed',
  },
  {
    name: 'a sign-out only takes the cookie away',
    fault: {
      file: 'server/operations/staff.ts',
      from: '      await endSession(db, tokenHash, now())\n',
      to: '      void [endSession, tokenHash, now]\n',
    },
    bounds: { ...least, signOuts: 1 },
  },
  {
    name: 'a change of the password leaves the other sessions',
    fault: { file, from: "q.where('token_hash', '!=', keep!)", to: "q.where('token_hash', '=', '')" },
    bounds: { ...least, isOneBrowser: false, passwords: 1 },
  },
  {
    name: 'a change of the password ends its own session too',
    fault: { file, from: '.$if(keep !== undefined,', to: '.$if(keep === null,' },
    bounds: { ...least, isOneBrowser: false, passwords: 1 },
  },
  {
    name: 'a sign-out locks its session and then the account, in the opposite order of a change of the password',
    fault: {
      file: 'server/operations/staff.ts',
      from: '      await endSession(db, tokenHash, now())\n',
      to: "      await endSession(db, tokenHash, now())\n      await db.q.selectFrom('staff_user').selectAll().where('id', '=', user.id).forUpdate().execute()\n",
    },
    bounds: { ...least, isOneBrowser: false, signOuts: 1, passwords: 1 },
  },
]
