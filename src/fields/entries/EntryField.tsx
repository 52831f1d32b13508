import { memo } from 'react'
import type { Entry } from '../../../domain/application/field'
import type { Question } from '../../../domain/application/page'
import { selectFaults } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { frameOf } from '../frameOf'
import { inPlace } from '../inPlace'
import { parse } from '../parse'
import { type SimpleKind, simpleControls } from '../simpleControls'

interface Props {
  readonly question: Question<string>
  readonly id: string
  readonly value: Entry[string] | undefined
  readonly onChange: (name: string, value: Entry[string]) => void
}

const nothing = () => undefined

/** One question of one entry. It is about somebody else, so the browser fills in nothing of its own reader. */
export const EntryField = memo(function EntryField({ question, id, value, onChange }: Props) {
  const { kind, hint, name, autocomplete: _ours, ...rest } = question
  const wrong = useQuote((snapshot) => selectFaults(snapshot)[id])
  const fault = wrong && inPlace(wrong)
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  const asked = { ...rest, kind, name, autocomplete: 'off', ...(hint && { hint }) }
  const Frame = frameOf(asked)
  const Control = simpleControls[kind as SimpleKind]
  return (
    <Frame
      question={asked}
      id={id}
      fault={fault}
      isNamed={false}
      more={null}
      control={
        <Control
          question={asked}
          id={id}
          describedBy={describedBy}
          invalid={fault !== undefined}
          input={{
            value: value ?? null,
            onChange: (typed) => onChange(name, parse(kind)(typed) as Entry[string]),
            onBlur: nothing,
            onFocus: nothing,
          }}
        />
      }
    />
  )
})
