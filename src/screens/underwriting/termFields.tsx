import { useSelector } from '@xstate/react'
import type { Referral } from '../../../contract/client'
import type { Field } from '../../../domain/application/field'
import { limitsInWords } from '../../../domain/formats'
import { selectTyped, type UnderwritingRef } from '../../../machines/underwriting/underwriting.select'
import { groundOf } from '../../../machines/underwriting/underwriting.typed'
import { AskedApart } from '../../fields/AskedApart'
import { Icon } from '../../ui/Icon'
import { ReviewField } from '../quote/ReviewField'

interface Props {
  readonly bench: UnderwritingRef
  readonly fault: string | undefined
}

interface AmountProps extends Props {
  readonly name: string
  readonly field: Field
  /** the rates give none */
  readonly isNeeded: boolean
}

export function Amount({ bench, name, field, isNeeded, fault }: AmountProps) {
  const { [name]: answer } = useSelector(bench, selectTyped)
  const { entry: _, ...question } = field
  return (
    <AskedApart
      question={{ ...question, name, kind: 'money', optional: !isNeeded }}
      id={name}
      value={answer ?? null}
      {...(fault && { fault })}
      onChange={(given) => bench.send({ type: 'referral.typed', answers: { [name]: given as number | null } })}
    />
  )
}

interface LimitsProps extends Props {
  readonly name: string
  readonly referral: Referral
}

/** Of those that the quote's provider sells; blank, it stays as the customer asked for it. */
export function Limits({ bench, name, referral, fault }: LimitsProps) {
  const { [name]: answer } = useSelector(bench, selectTyped)
  const { coverage_limits: asked } = referral.contact.customFields
  return (
    <ReviewField
      id={name}
      label="Limits"
      isOptional
      hint={typeof asked === 'string' ? `Asked for: ${limitsInWords(asked)}.` : 'None were asked for.'}
      fault={fault}
    >
      {(described) => (
        <span className="relative block w-full">
          <select
            {...described}
            value={String(answer ?? '')}
            onChange={(event) =>
              bench.send({ type: 'referral.typed', answers: { [name]: event.target.value || null } })
            }
            className="control w-full cursor-pointer appearance-none truncate pr-5.5"
          >
            <option value="">As asked for</option>
            {groundOf(referral).limits.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-0 grid w-5.5 place-items-center text-ink-soft">
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </ReviewField>
  )
}
