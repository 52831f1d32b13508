import { fromEvent } from './call'

/*
 * The transitions of the region `cities`, which comes before the region that stores the answers, because it compares the
 * new ones with those before. Their guards and actions are those of `zipCodesOf`. They are in a file of their own because
 * the quote's chart has guards and actions of its own.
 */

/** Of new answers: an unknown ZIP code is looked up. A city of a state that the address leaves is open from then on. */
export const zipAnswered = [
  { guard: fromEvent('isKnownZip'), actions: [fromEvent('addFormerCities'), fromEvent('answerZip')] },
  {
    guard: fromEvent('isNewZip'),
    target: '.requesting',
    actions: [fromEvent('setZip'), fromEvent('addFormerCities')],
  },
] as const

/** Of a city that was looked up. */
export const cityAnswered = {
  target: '.idle',
  actions: [fromEvent('fillCity'), fromEvent('announceCity'), fromEvent('addCity')],
} as const
