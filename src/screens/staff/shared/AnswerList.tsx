import type { Contact } from '../../../../contract/client'
import { answeredSteps } from './answerRows'

/** Every answer with its question's label, read-only. */
export function AnswerList({ contact, head: Head }: { contact: Contact; head: 'h2' | 'h3' }) {
  return answeredSteps(contact).map(({ step, title, rows }) => (
    <section key={step} className="mt-4 first:mt-0">
      <Head className="mb-1 text-h3 font-strong">{title}</Head>
      <FactList rows={rows.map(({ field, label, answer }) => [field, label, answer])} />
    </section>
  ))
}

interface FactsProps {
  readonly rows: readonly (readonly [key: string, name: string, words: string])[]
  /** for use beside wider content: the labels are short */
  readonly isNarrow?: boolean
}

/** A definition list in two columns, on a phone in one. */
export function FactList({ rows, isNarrow = false }: FactsProps) {
  const columns = isNarrow ? 'sm:grid-cols-[6rem_minmax(0,1fr)]' : 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
  return (
    <dl>
      {rows.map(([key, name, words]) => (
        <div key={key} className={`grid gap-x-3 border-t border-rule py-1 ${columns}`}>
          <dt className="text-ink-soft">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
