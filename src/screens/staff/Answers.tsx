import type { Contact } from '../../../contract/client'
import { answeredSteps } from './answerRows'

/** Every answer under the words of its question, to read. */
export function Answers({ contact }: { contact: Contact }) {
  return answeredSteps(contact).map(({ step, title, rows }) => (
    <section key={step} className="mt-4 first:mt-0">
      <h3 className="mb-1 text-h3 font-strong">{title}</h3>
      <Facts rows={rows.map(({ name, label, words }) => [name, label, words])} />
    </section>
  ))
}

/** A definition list in two columns, on a phone in one. */
export function Facts({ rows }: { rows: readonly (readonly [key: string, name: string, words: string])[] }) {
  return (
    <dl>
      {rows.map(([key, name, words]) => (
        <div key={key} className="grid gap-x-3 border-t border-rule py-1 sm:grid-cols-[16rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
