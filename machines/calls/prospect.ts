import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import type { ProspectAnswers } from '../../domain/prospects'
import { call } from './call'
import type { SessionOver } from './staff'

export type ProspectFact =
  /** `isNew`: who is there already stays as they are */
  | { type: 'prospect.added'; email: string; isNew: boolean }
  | { type: 'prospect.refused'; problem: Problem }
  | SessionOver

/** Somebody who is no contact yet. */
export const addStranger = (client: StaffClient) =>
  call((stranger: ProspectAnswers, signal) => client.addPropspect(stranger, signal), {
    answered: ({ email, is_new }): ProspectFact => ({ type: 'prospect.added', email, isNew: is_new }),
    refused: (problem): ProspectFact =>
      problem.status === 401 ? { type: 'session.ended' } : { type: 'prospect.refused', problem },
  })
