import type { Client } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { ProspectAnswers } from '../../domain/staff/prospects'
import { customerCall, isMissing, staffCall } from './call'

/** Adds a prospect who is not a contact yet. `isNew` is false if the prospect was known: then nothing changes. */
export const addStranger = (client: StaffClient) =>
  staffCall((stranger: ProspectAnswers, signal) => client.addPropspect(stranger, signal), {
    answered: ({ email, is_new }) => ({ type: 'prospect.added', email, isNew: is_new }),
    refused: 'prospect.refused',
  })

/** `missing`: the link is none that we sent, which is an answer. `failed`: no answer came, so it can be tried again. */
export const unsubscribe = (client: Client) =>
  customerCall((token: string, signal) => client.unsubscribe({ token }, signal), {
    answered: ({ mailing }) => ({ type: 'mailing.left', mailing }),
    refused: (problem) => (isMissing(problem) ? { type: 'mailing.missing' } : 'mailing.failed'),
  })
