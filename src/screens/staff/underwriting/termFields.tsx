import { useSelector } from '@xstate/react'
import type { Referral } from '../../../../contract/client'
import type { Field } from '../../../../domain/application/fields/field'
import { limitsInWords } from '../../../../domain/common/formats'
import { termLimitsOf } from '../../../../machines/staff/underwriting/underwriting.form'
import { selectTyped, type UnderwritingRef } from '../../../../machines/staff/underwriting/underwriting.select'
import { MessageField } from '../../../shared/fields/control/MessageField'
import { StandaloneField } from '../../../shared/fields/kinds/StandaloneField'
import { Icon } from '../../../shared/ui/Icon'

interface Props {
  readonly underwriting: UnderwritingRef
  readonly fault: string | undefined
}

interface AmountProps extends Props {
  readonly name: string
  readonly field: Field
  /** true if the rates give no value */
  readonly isNeeded: boolean
}

export function Amount({ underwriting, name, field, isNeeded, fault }: AmountProps) {
  const { [name]: answer } = useSelector(underwriting, selectTyped)
  const { entry: _, ...question } = field
  return (
    <StandaloneField
      question={{ ...question, name, kind: 'money', optional: !isNeeded }}
      id={name}
      value={answer ?? null}
      {...(fault && { fault })}
      onChange={(given) => underwriting.send({ type: 'referral.typed', answers: { [name]: given as number | null } })}
    />
  )
}

interface LimitsProps extends Props {
  readonly name: string
  readonly referral: Referral
}

/** The limits that the quote's provider sells. Blank keeps the customer's limit. */
export function LimitField({ underwriting, name, referral, fault }: LimitsProps) {
  const { [name]: answer } = useSelector(underwriting, selectTyped)
  const { coverage_limits: requested } = referral.contact.customFields
  return (
    <MessageField
      id={name}
      label="Limits"
      isOptional
      hint={typeof requested === 'string' ? `Requested: ${limitsInWords(requested)}.` : 'None were requested.'}
      fault={fault}
    >
      {(described) => (
        <span className="relative block w-full">
          <select
            {...described}
            value={String(answer ?? '')}
            onChange={(event) =>
              underwriting.send({ type: 'referral.typed', answers: { [name]: event.target.value || null } })
            }
            className="control w-full cursor-pointer appearance-none truncate pr-5.5"
          >
            <option value="">As requested</option>
            {termLimitsOf(referral).limits.map(({ value, label }) => (
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
    </MessageField>
  )
}
