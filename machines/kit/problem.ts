import { noAnswer, type Problem } from '../../contract/problem'
import { assignIn, fromEvent } from './call'

export interface ProblemContext {
  /** shown while the state lasts that was entered with it */
  readonly problem: Problem | null
}

/** A problem is set on the way into a state, where the event is known, and cleared when the state is left. */
export const problemActions = {
  setProblem: assignIn<ProblemContext, { readonly problem: Problem }>((_, { problem }) => ({ problem })),
  clearProblem: assignIn<ProblemContext>(() => ({ problem: null })),
}

/** A transition to a state that shows the event's problem. The state clears it: `exit: 'clearProblem'`. */
export const toProblem = <const Target extends string>(target: Target) => ({
  target,
  actions: fromEvent('setProblem'),
})

/**
 * A form is about an earlier version than the one that was read without a request of its user. It does not say who made
 * the change: it may have been the user, on another tab.
 */
export const overtaken: Problem = { status: 412, message: 'This was changed meanwhile. Nothing has been done yet.' }

/**
 * The problem of a call in words for its user, and what to do about it. Status 0 with the usual message: the call had no
 * response.
 * @param typed what the user has in the form: its text stays
 */
export function problemInWords(problem: Problem | null, typed: 'text' | 'nothing' = 'text'): string | null {
  if (problem === null) return null
  if (problem.message !== noAnswer.message) return problem.message
  return `There is no connection to our server. ${typed === 'text' ? 'Your text is still here. ' : ''}Check your connection and try again.`
}

/** The server’s errors of a form, with the submitted answers. */
export interface Refused<Answers> {
  readonly answers: Answers
  readonly problem: Problem
}

/**
 * The server's error for each answer that has not changed since it was sent.
 * @param namesOnWire the server's names of the answers, where they differ from ours
 */
export function stillRefused<Answers extends object>(
  refused: Refused<Answers> | null,
  answers: Answers,
  namesOnWire: Partial<Record<keyof Answers, string>> = {},
): Readonly<Record<string, string>> {
  const errors = refused?.problem.errors ?? {}
  const names = Object.keys(answers) as (keyof Answers & string)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const { [namesOnWire[name] ?? name]: message } = errors
      return message && refused?.answers[name] === answers[name] ? [[name, message]] : []
    }),
  )
}
