import type { Client, LeftMailing } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import type { ProspectAnswers } from '../../domain/staff/prospects'
import { call, staffCall } from './call'

/** A prospect who is no contact yet. `isNew`: a known one stays as it is. */
export const addStranger = (client: StaffClient) =>
  staffCall((stranger: ProspectAnswers, signal) => client.addPropspect(stranger, signal), {
    answered: ({ email, is_new }) => ({ type: 'prospect.added', email, isNew: is_new }),
    refused: 'prospect.refused',
  })

/** `unknown`: nobody was sent this link, which is an answer. `missed`: nobody knows, so it may be asked again. */
export type UnsubscribeFact =
  | { type: 'mailing.left'; mailing: LeftMailing['mailing'] }
  | { type: 'mailing.unknown' }
  | { type: 'mailing.missed'; problem: Problem }

export const unsubscribe = (client: Client) =>
  call((token: string, signal) => client.unsubscribe({ token }, signal), {
    answered: ({ mailing }): UnsubscribeFact => ({ type: 'mailing.left', mailing }),
    refused: (problem): UnsubscribeFact =>
      problem.status === 404 || problem.status === 400
        ? { type: 'mailing.unknown' }
        : { type: 'mailing.missed', problem },
  })
