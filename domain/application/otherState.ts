import { type StateCode, stateNames } from '../common/states'
import { stateOfZip } from '../common/zipStates'

/**
 * An answer that is probably a mistake and refuses nothing (decision 67): its words, and changes that would correct it.
 */
export interface NoticeOf<Given> {
  readonly text: string
  readonly mends: readonly {
    readonly label: string
    readonly answers: Given
    /** the change in words, where the changed answer may be out of view */
    readonly done?: string
  }[]
}

/**
 * Asks about a ZIP code that belongs to another state than the chosen one; null where they agree. It refuses nothing,
 * because some ZIP codes serve places across a state line (rule 62).
 */
export function otherState(zip: unknown, chosen: unknown): string | null {
  const words = twoStates(zip, chosen)
  return words && `${words}. Correct the one that is wrong.`
}

/** The same beside a state that cannot change. */
export function otherThanFixedState(zip: unknown, state: unknown): string | null {
  const words = twoStates(zip, state)
  return words && `${words}, which cannot be changed. Correct the ZIP code if it is wrong.`
}

function twoStates(zip: unknown, chosen: unknown): string | null {
  const zipState = stateOfZip(zip)
  if (zipState === null || typeof chosen !== 'string' || zipState === chosen) return null
  const name = stateNames[chosen as StateCode]
  return name === undefined ? null : `ZIP code ${zip} is in ${stateNames[zipState]}, and the state is ${name}`
}

/** The names of the two questions, and the owner of the address in words: “the event’s”. */
interface AddressNames<Name extends string> {
  readonly zip: Name
  readonly state: Name
  readonly whose: string
}

/** The notice beside a ZIP code of another state, with the change that takes its state; null where they agree. */
export function stateNotice<Name extends string>(
  answers: Readonly<Partial<Record<Name, unknown>>>,
  { zip, state, whose }: AddressNames<Name>,
): NoticeOf<Partial<Record<Name, StateCode>>> | null {
  const text = otherState(answers[zip], answers[state])
  const other = stateOfZip(answers[zip])
  if (text === null || other === null) return null
  const answer = { [state]: other } as Partial<Record<Name, StateCode>>
  const name = stateNames[other]
  const done = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} state is now ${name}.`
  return { text, mends: [{ label: `Change ${whose} state to ${name}`, answers: answer, done }] }
}
