import { type Answers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'

interface Seen {
  /** what counts, by name; what does not is not in it */
  readonly counted: Readonly<Record<string, unknown>>
  readonly asked: ReadonlySet<FieldName>
}

/**
 * What is asked and what counts, straight from the declarations, in their order: slow, and without anything kept. What
 * the domain keeps and leaves out to be fast must come to the same.
 */
export function seenIn(answers: Answers): Seen {
  const counted: Record<string, unknown> = {}
  const asked = new Set<FieldName>()
  for (const [name, { kind, when = {}, derive, offer }] of formSteps.flatMap(fieldsOf)) {
    if (!Object.entries(when).every(([other, values]) => values.includes(counted[other] as string))) continue
    const options = offer?.(counted)
    const isQuestion = kind !== 'derived' && kind !== 'fact' && (options?.length ?? 2) > 1
    if (isQuestion) asked.add(name)
    if (derive) counted[name] = derive(counted)
    else if (options && options.length < 2) counted[name] = options[0]?.value ?? null
    else if (options) counted[name] = options.some(({ value }) => value === answers[name]) ? answers[name] : null
    else counted[name] = answers[name]
  }
  return { counted, asked }
}
