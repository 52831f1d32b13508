import type { Client, RainRequest } from '../../contract/client'
import { customerCall } from './call'

/** Whole dollars. */
export interface RainRange {
  readonly low: number
  readonly high: number
}

export const requestRainCover = (client: Client) =>
  customerCall(
    ({ request, idempotencyKey }: { request: RainRequest; idempotencyKey: string }, signal) =>
      client.requestRainCover(request, idempotencyKey, signal),
    {
      answered: ({ range }): { type: 'rain.received'; range: RainRange } => ({ type: 'rain.received', range }),
      refused: 'form.refused',
    },
  )
