import type { Problem } from '../../contract/problem'

/** What the server found wrong with a form, with the answers that it was sent. */
export interface Refused<Answers> {
  readonly answers: Answers
  readonly problem: Problem
}

/** The server's word on each answer, for as long as it is that answer. @param letters of a call that names them otherwise */
export function stillRefused<Answers extends object>(
  refused: Refused<Answers> | null,
  answers: Answers,
  letters: Partial<Record<keyof Answers, string>> = {},
): Readonly<Record<string, string>> {
  const errors = refused?.problem.errors ?? {}
  const names = Object.keys(answers) as (keyof Answers & string)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const { [letters[name] ?? name]: message } = errors
      return message && refused?.answers[name] === answers[name] ? [[name, message]] : []
    }),
  )
}
