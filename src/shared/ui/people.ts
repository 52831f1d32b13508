import { capital, listInWords } from '../../../domain/common/formats'
import type { Presence } from '../../../machines/calls/staff'

/** The actor of an audit entry, for use in a sentence: 'customer', 'system' or an email address. */
export const actorInWords = (actor: string): string =>
  actor === 'customer' ? 'the customer' : actor === 'system' ? 'the system' : actor

/** rep.two is at work on this too. */
export const othersInWords = (others: readonly Presence[]): string =>
  `${listInWords(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} at work on this too.`

/** The same at the beginning of a sentence: an address begins as it is written. */
export const actorFirst = (actor: string): string => (actor.includes('@') ? actor : capital(actorInWords(actor)))
