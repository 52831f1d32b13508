import type { Client, LeftMailing } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** `unknown`: nobody was sent this link, which is an answer. `missed`: nobody knows, so it may be asked again. */
export type UnsubscribeFact =
  | { type: 'mailing.left'; mailing: LeftMailing['mailing'] }
  | { type: 'mailing.unknown' }
  | { type: 'mailing.missed'; problem: Problem }

export const unsubscribe = (client: Client) =>
  call((token: string, signal) => client.unsubscribe(token, signal), {
    answered: ({ mailing }): UnsubscribeFact => ({ type: 'mailing.left', mailing }),
    refused: (problem): UnsubscribeFact =>
      problem.status === 404 || problem.status === 400
        ? { type: 'mailing.unknown' }
        : { type: 'mailing.missed', problem },
  })
