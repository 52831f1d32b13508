import type { ReactNode } from 'react'
import { questionListOf } from '../../../../domain/application/apart'
import type { Fields } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'
import type { SimpleKind } from './simpleControls'

type Simple<Name extends string> = Question<Name> & { readonly kind: SimpleKind }

interface Group<Name extends string> {
  readonly key: string
  readonly title: string
  readonly questions: readonly Simple<Name>[]
}

/** The questions of a form by their group. @param titles of the groups, in their order */
export function questionGroups<F extends Fields>(
  fields: F,
  titles: Readonly<Record<string, string>>,
): readonly Group<keyof F & string>[] {
  const questions = questionListOf(fields) as readonly Simple<keyof F & string>[]
  return Object.entries(titles).map(([key, title]) => ({
    key,
    title,
    questions: questions.filter(({ name }) => fields[name]!.group === key),
  }))
}

interface Props<Name extends string> {
  readonly groups: readonly Group<Name>[]
  /** draws one question */
  readonly children: (question: Simple<Name>) => ReactNode
}

/** A section with a heading for each group. */
export const QuestionGroups = <Name extends string>({ groups, children }: Props<Name>) =>
  groups.map(({ key, title, questions }) => (
    <section key={key} aria-label={title} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-h3 font-strong">{title}</h2>
      {questions.map(children)}
    </section>
  ))
