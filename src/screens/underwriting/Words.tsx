import { useSelector } from '@xstate/react'
import type { Field } from '../../../domain/application/field'
import { mostLetters } from '../../../domain/approvalTerms'
import { countOf } from '../../../domain/formats'
import { selectTyped, type UnderwritingRef } from '../../../machines/underwriting/underwriting.select'
import { ReviewField } from '../quote/ReviewField'

interface Props {
  readonly bench: UnderwritingRef
  readonly name: string
  readonly field: Pick<Field, 'label' | 'hint' | 'optional'>
  readonly rows: number
  readonly fault: string | undefined
}

/** A text of some length, and how much more of it there is room for. Nothing that is typed or pasted is cut off. */
export function Words({ bench, name, field, rows, fault }: Props) {
  const { [name]: answer } = useSelector(bench, selectTyped)
  const text = String(answer ?? '')
  const { label, hint = '', optional } = field
  return (
    <ReviewField id={name} label={label} hint={hint} fault={fault} {...(optional && { isOptional: true })}>
      {(described) => (
        <>
          <textarea
            {...described}
            rows={rows}
            aria-required={optional ? undefined : true}
            value={text}
            onChange={(event) =>
              bench.send({ type: 'referral.typed', answers: { [name]: event.target.value || null } })
            }
            className="control min-h-8 w-full resize-y"
          />
          {text !== '' && <Room left={mostLetters - text.length} />}
        </>
      )}
    </ReviewField>
  )
}

/** Read out only where it gets narrow. */
const Room = ({ left }: { left: number }) => (
  <p
    aria-live={left <= nearTheEnd ? 'polite' : 'off'}
    className={`text-note ${left < 0 ? 'font-strong text-stop' : 'text-ink-soft'}`}
  >
    {left < 0 ? `${countOf(-left)} too many` : `${countOf(left)} of ${countOf(mostLetters)} characters left`}
  </p>
)
const nearTheEnd = 100
