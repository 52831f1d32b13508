import { listInWords } from '../../../domain/formats'
import type { Presence } from '../../../machines/calls/attendance'

/** rep.two is at work on this too. */
export const othersInWords = (others: readonly Presence[]): string =>
  `${listInWords(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} at work on this too.`
