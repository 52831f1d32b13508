import { useSelector } from '@xstate/react'
import type { Field } from '../../../../domain/application/fields/field'
import { countOf } from '../../../../domain/common/formats'
import { mostLetters } from '../../../../domain/staff/approvalTerms'
import { selectTyped, type UnderwritingRef } from '../../../../machines/staff/underwriting/underwriting.select'
import { MessageField } from '../../../shared/fields/control/MessageField'

interface Props {
  readonly underwriting: UnderwritingRef
  readonly name: string
  readonly field: Pick<Field, 'label' | 'hint' | 'optional'>
  readonly rows: number
  readonly fault: string | undefined
}

/** A text area with the number of remaining characters. Typed or pasted text is never cut off. */
export function MessageFields({ underwriting, name, field, rows, fault }: Props) {
  const { [name]: answer } = useSelector(underwriting, selectTyped)
  const text = String(answer ?? '')
  const { label, hint = '', optional } = field
  return (
    <MessageField id={name} label={label} hint={hint} fault={fault} {...(optional && { isOptional: true })}>
      {(described) => (
        <>
          <textarea
            {...described}
            rows={rows}
            aria-required={optional ? undefined : true}
            value={text}
            onChange={(event) =>
              underwriting.send({ type: 'referral.typed', answers: { [name]: event.target.value || null } })
            }
            className="control min-h-8 w-full resize-y"
          />
          {text !== '' && <RemainingCharacters remaining={mostLetters - text.length} />}
        </>
      )}
    </MessageField>
  )
}

/** Read out only when few characters remain. */
const RemainingCharacters = ({ remaining }: { remaining: number }) => (
  <p
    aria-live={remaining <= nearTheEnd ? 'polite' : 'off'}
    className={`text-note ${remaining < 0 ? 'font-strong text-stop' : 'text-ink-soft'}`}
  >
    {remaining < 0
      ? `${countOf(-remaining)} too many`
      : `${countOf(remaining)} of ${countOf(mostLetters)} characters left`}
  </p>
)
const nearTheEnd = 100
