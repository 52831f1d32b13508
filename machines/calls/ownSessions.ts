import type { SessionRow } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { pageCall, staffCall } from './call'

/** The user's own sessions. */
export const listSessions = (client: StaffClient) =>
  pageCall<undefined, { readonly rows: readonly SessionRow[] }>((_, signal) => client.listSessions(signal))

export const endOneSession = (client: StaffClient) =>
  staffCall(({ id }: { readonly id: string }, signal) => client.endOneSession(id, signal), {
    answered: () => ({ type: 'sessions.ended' }),
    refused: 'sessions.notEnded',
  })

export const endOtherSessions = (client: StaffClient) =>
  staffCall((_: undefined, signal) => client.endOtherSessions(signal), {
    answered: () => ({ type: 'sessions.ended' }),
    refused: 'sessions.notEnded',
  })
