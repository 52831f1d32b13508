import { type Answers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'

interface Seen {
  /** the applicable answers by name, without the others */
  readonly counted: Readonly<Record<string, unknown>>
  readonly asked: ReadonlySet<FieldName>
}

/**
 * Applicable questions and answers directly from the declarations: slow, without caching. The domain's optimized
 * version must have the same result.
 */
export function seenIn(answers: Answers): Seen {
  const counted: Record<string, unknown> = {}
  const asked = new Set<FieldName>()
  for (const [name, { kind, when = {}, derive, offer }] of formSteps.flatMap(fieldsOf)) {
    if (!Object.entries(when).every(([other, values]) => values.includes(counted[other] as string))) continue
    const options = offer?.(counted, answers)
    const isQuestion = kind !== 'derived' && kind !== 'fact' && (options?.length ?? 2) > 1
    if (isQuestion) asked.add(name)
    if (derive) counted[name] = derive(counted)
    else if (options && options.length < 2) counted[name] = options[0]?.value ?? null
    else if (options) counted[name] = options.some(({ value }) => value === answers[name]) ? answers[name] : null
    else counted[name] = answers[name]
  }
  return { counted, asked }
}
