import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'vitest'
import type { Question } from '../../../domain/application/page'
import { parse } from '../../../src/shared/fields/control/parse'
import { frameOf } from '../../../src/shared/fields/kinds/fieldFrame'
import { type SimpleKind, simpleControls } from '../../../src/shared/fields/kinds/simpleControls'

type Request = Omit<Partial<Question<string>>, 'kind'> & { readonly kind: SimpleKind }

/** Renders one question of a kind, and records its answers. */
export function ask({ kind, ...text }: Request, first: unknown = null, fault?: string) {
  const question: Question<string> = { name: 'q', label: 'The question', optional: false, ...text, kind }
  const answers: unknown[] = []
  const Control = simpleControls[kind]
  const Frame = frameOf(question)
  let give: (answer: unknown) => void = () => {}
  function Pending() {
    const [answer, setAnswer] = useState(first)
    give = setAnswer
    const onChange = (typed: unknown) => {
      const now = parse(kind)(typed)
      answers.push(now)
      setAnswer(now)
    }
    return (
      <Frame
        question={question}
        id="q"
        fault={fault}
        isNamed={false}
        more={null}
        control={
          <Control
            question={question}
            id="q"
            describedBy={fault && 'q-fault'}
            invalid={fault !== undefined}
            input={{ value: answer, onChange, onBlur: () => {}, onFocus: () => {} }}
          />
        }
      />
    )
  }
  render(<Pending />)
  const last = () => answers.at(-1)
  return { user: userEvent.setup(), answers, last, give: (answer: unknown) => give(answer) }
}

/** Waits for the mask, which loads after the page. */
export const guided = () => waitFor(() => expect(document.querySelector('input ~ span[hidden]')).not.toBeNull())

export const field = () => screen.getByLabelText<HTMLInputElement>('The question')
