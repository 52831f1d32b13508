import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../contract/client'
import { dayInWords } from '../../../domain/formats'
import {
  selectReferral,
  selectReferralState,
  selectUnderwritingProblem,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { Loading } from '../../ui/Busy'
import { Answers } from '../staff/Answers'
import { Failed } from '../staff/Failed'
import { momentInWords } from '../staff/moment'
import { Reasons } from '../staff/Reasons'
import { isWhole } from '../staff/whole'

/** One referred quote: why it is here and what was answered. Deciding on it comes with the workbench's own tools. */
export function Referral({ bench }: { bench: UnderwritingRef }) {
  const state = useSelector(bench, selectReferralState)
  const opened = useSelector(bench, selectReferral)
  const problem = useSelector(bench, selectUnderwritingProblem)
  const views: Record<typeof state, ReactNode> = {
    loading: <Loading text="Fetching..." />,
    shown: opened && isWhole(opened.contact) && <Shown contact={opened.contact} />,
    missing: <p className="text-body">There is no such quote. The address may be mistyped.</p>,
    failed: <Failed problem={problem} onRetry={() => bench.send({ type: 'underwriting.retried' })} />,
  }
  return views[state]
}

function Shown({ contact }: { contact: Contact }) {
  const { customFields, edited, recordOwner } = contact
  const fields: Readonly<Record<string, unknown>> = customFields
  const day = fields['event_start_date']
  return (
    <section aria-labelledby="referral">
      <p className="text-ink-soft">
        {[customFields.quote_number, `changed ${momentInWords(edited)}`, recordOwner && `owner ${recordOwner}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 id="referral" className="display text-h2">
        {[fields['event_type'], typeof day === 'string' && dayInWords(day)].filter(Boolean).join(', ')}
      </h2>
      {customFields.quote_status !== 'referred' && (
        <p className="mt-1 text-body">This quote is no longer referred. It is {customFields.quote_status}.</p>
      )}
      <h3 className="mt-4 mb-1 text-h3 font-strong">Why it is here</h3>
      <Reasons contact={contact} />
      <div className="mt-4">
        <Answers contact={contact} head="h3" />
      </div>
    </section>
  )
}
