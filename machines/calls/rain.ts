import type { Client, RainRequest } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** Whole dollars. */
export interface RainRange {
  readonly low: number
  readonly high: number
}

export type RainFact = { type: 'rain.received'; range: RainRange } | { type: 'form.refused'; problem: Problem }

export const requestRainCover = (client: Client) =>
  call(
    ({ request, idempotencyKey }: { request: RainRequest; idempotencyKey: string }, signal) =>
      client.requestRainCover(request, idempotencyKey, signal),
    {
      answered: ({ range }): RainFact => ({ type: 'rain.received', range }),
      refused: (problem): RainFact => ({ type: 'form.refused', problem }),
    },
  )
