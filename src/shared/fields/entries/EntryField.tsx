import { memo } from 'react'
import type { Entry } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'
import { besideField } from '../control/FieldFrames'
import { useFaults } from '../control/formContext'
import { StandaloneField } from '../kinds/StandaloneField'
import type { SimpleKind } from '../kinds/simpleControls'

interface Props {
  readonly question: Question<string>
  readonly id: string
  readonly value: Entry[string] | undefined
  readonly onChange: (name: string, value: Entry[string]) => void
}

/** One question of one entry. Autofill is off, because the entry is about somebody other than the user. */
export const EntryField = memo(function EntryField({ question, id, value, onChange }: Props) {
  const { kind, name } = question
  const wrong = useFaults((faults) => faults[id])
  const fault = wrong && besideField(wrong)
  return (
    <StandaloneField
      question={{ ...question, kind: kind as SimpleKind, autocomplete: 'off' }}
      id={id}
      value={value ?? null}
      {...(fault && { fault })}
      onChange={(answer) => onChange(name, answer as Entry[string])}
    />
  )
})
