import type { Question } from '../../../../domain/application/page'
import { parse } from '../control/parse'
import { frameOf } from './fieldFrame'
import { type SimpleKind, simpleControls } from './simpleControls'

interface Props {
  readonly question: Question<string> & { readonly kind: SimpleKind }
  readonly id: string
  readonly value: unknown
  readonly fault?: string
  readonly onChange: (answer: unknown) => void
}

const nothing = () => undefined

/** One question outside of the quote's form, drawn by its kind's control. */
export function StandaloneField({ question, id, value, fault, onChange }: Props) {
  const { kind, hint } = question
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  const Frame = frameOf(question)
  const Control = simpleControls[kind]
  return (
    <Frame
      question={question}
      id={id}
      fault={fault}
      isNamed={false}
      more={null}
      control={
        <Control
          question={question}
          id={id}
          describedBy={describedBy}
          invalid={fault !== undefined}
          input={{ value, onChange: (typed) => onChange(parse(kind)(typed)), onBlur: nothing, onFocus: nothing }}
        />
      }
    />
  )
}
