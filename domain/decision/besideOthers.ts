import type { Reason } from './model/rule'

/** The promises of a price in the remedies, and their words where another reason remains. */
const promises = [
  ['we can price it at once', 'this reason is gone'],
  ['can be priced at once', 'needs no review'],
  ['the price is there again', 'this reason is gone'],
] as const

const ofReasons = new Map<Reason, Reason>()

/** A reason beside others: its remedy removes it, but promises no price. One object for each reason. */
export function besideOthers(reason: Reason): Reason {
  const known = ofReasons.get(reason)
  if (known) return known
  const beside = { ...reason, remedy: withoutPromise(reason.remedy) }
  ofReasons.set(reason, beside)
  return beside
}

const withoutPromise = (remedy: string | null) =>
  promises.reduce<string | null>((words, [promise, instead]) => words?.replace(promise, instead) ?? null, remedy)
