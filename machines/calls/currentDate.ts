import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { CalendarDate } from '../../domain/dates'
import { call } from './call'

export type DateFact = { type: 'today.told'; date: CalendarDate } | { type: 'today.refused'; problem: Problem }

/** Today in New York, for what is said beside the dates. What a date leads to, the server decides. */
export const currentDate = (client: Client) =>
  call((_: undefined, signal) => client.currentDate(signal), {
    answered: ({ date }): DateFact => ({ type: 'today.told', date }),
    refused: (problem): DateFact => ({ type: 'today.refused', problem }),
  })
