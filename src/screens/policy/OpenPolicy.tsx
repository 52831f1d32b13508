import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../contract/client'
import { brand } from '../../../domain/brand'
import { dayInWords, dollars, limitsInWords } from '../../../domain/formats'
import { type PolicyRef, selectDocumentsRef, selectPolicy } from '../../../machines/policy/policy.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Notice } from '../../ui/Notice'
import { Documents } from './Documents'
import { Reach } from './Reach'

type Fields = OpenedPolicy['policy']['customFields']

/** The policy and its documents. Changes, claims and messages come with the rooms that carry them out. */
export function OpenPolicy({ policy }: { policy: PolicyRef }) {
  const fields = useSelector(policy, selectPolicy)?.customFields
  const documents = useSelector(policy, selectDocumentsRef)
  if (!fields) return null
  return (
    <div className="grid gap-x-9 gap-y-6 desk:grid-cols-[minmax(0,1fr)_var(--container-price)] desk:items-start">
      <title>{`Policy ${fields.policy_number} | ${brand.name}`}</title>
      <div>
        <p className="text-ink-soft">Policy {fields.policy_number}</p>
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
          {titleOf(fields)}
        </h1>
        <p className="mt-1 text-ink-soft">
          {fields.event_location_name && `${fields.event_location_name}. `}Insured: {fields.insured_name}.
        </p>
        {fields.status === 'cancelled' && (
          <div className="mt-3">
            <Notice tone="stop" title="This policy is cancelled.">
              <p>Its documents stay here for your records.</p>
            </Notice>
          </div>
        )}
        <section className="mt-6">
          <h2 className="mb-2 text-h3 font-strong">Documents</h2>
          {documents && <Documents documents={documents} />}
        </section>
      </div>
      <aside aria-label="Policy and contact">
        <Facts fields={fields} />
        <section className="mt-5">
          <h2 className="mb-1 font-strong">Call or write</h2>
          <Reach />
        </section>
      </aside>
    </div>
  )
}

const titleOf = ({ event_type, event_start_date }: Fields) =>
  [event_type, event_start_date && dayInWords(event_start_date)].filter(Boolean).join(', ')

function Facts({ fields }: { fields: Fields }) {
  const { event_name, event_start_date, event_end_date, coverage_limits } = fields
  const rows = [
    ['Event', event_name],
    ['First day', event_start_date && dayInWords(event_start_date)],
    ['Last day', event_end_date && dayInWords(event_end_date)],
    ['Limits', coverage_limits && limitsInWords(coverage_limits)],
    ['Paid', dollars(fields.amount_due)],
  ] as const
  return (
    <section className="border-t-2 border-ink pt-2">
      <h2 className="font-strong">Policy number</h2>
      <p className="mb-1.5 font-display text-h2">{fields.policy_number}</p>
      <dl>
        {rows.map(([name, words]) =>
          words ? (
            <div key={name} className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{words}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
