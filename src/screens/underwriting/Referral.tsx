import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact, Referral as Opened } from '../../../contract/client'
import { dayInWords } from '../../../domain/formats'
import {
  selectHasDecided,
  selectIsNamed,
  selectReferral,
  selectReferralView,
  selectUnderwritingProblem,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Loading } from '../../ui/Busy'
import { Answers } from '../staff/Answers'
import { nameOf } from '../staff/contactWords'
import { Failed } from '../staff/Failed'
import { momentInWords } from '../staff/moment'
import { Reasons } from '../staff/Reasons'
import { Correspondence } from './Correspondence'
import { Decide } from './Decide'
import { News } from './News'
import { ToFault } from './ToFault'
import { eventIn } from './words'

/** One referred quote: why it is here, what was answered and written, and what is decided about it. */
export function Referral({ bench }: { bench: UnderwritingRef }) {
  const view = useSelector(bench, selectReferralView)
  const referral = useSelector(bench, selectReferral)
  const problem = useSelector(bench, selectUnderwritingProblem)
  const views: Record<typeof view, ReactNode> = {
    loading: <Loading text="Fetching..." />,
    deciding: referral && <Shown key={referral.contact.id} bench={bench} referral={referral} />,
    missing: <p className="text-body">There is no such quote. The address may be mistyped.</p>,
    failed: <Failed problem={problem} onRetry={() => bench.send({ type: 'underwriting.retried' })} />,
  }
  return views[view]
}

/** On a phone one above the other, and what is decided above the long list of answers. */
function Shown({ bench, referral }: { bench: UnderwritingRef; referral: Opened }) {
  const isChosen = useSelector(bench, (s) => selectIsNamed(s) || selectHasDecided(s))
  const { contact, review } = referral
  return (
    <div className="grid min-w-0 gap-x-5 gap-y-4 desk:grid-cols-[minmax(0,1fr)_18rem] desk:grid-rows-[auto_1fr] desk:items-start">
      <section aria-labelledby="referral" className="min-w-0">
        <News bench={bench} referral={referral} />
        <p className="text-ink-soft">{headOf(referral)}</p>
        <h2
          id="referral"
          // whoever chose it reads on from here
          {...(isChosen && { tabIndex: -1, ref: focusOnMount })}
          className="display text-h2"
        >
          {titleOf(contact)}
        </h2>
        {contact.customFields.quote_status !== 'referred' && (
          <p className="mt-1 text-body">This quote is no longer referred. It is {contact.customFields.quote_status}.</p>
        )}
        <h3 className="mt-4 mb-1 text-h3 font-strong">Why it is here</h3>
        <Reasons contact={contact} />
        {review?.message && (
          <>
            <h3 className="mt-4 mb-1 text-h3 font-strong">What they say</h3>
            <blockquote className="max-w-(--measure) border-t border-rule py-1.25 wrap-anywhere whitespace-pre-line">
              {review.message}
            </blockquote>
          </>
        )}
        <Correspondence bench={bench} referral={referral} />
      </section>
      <div className="desk:row-span-2">
        <Decide bench={bench} referral={referral} />
      </div>
      <div className="min-w-0">
        <Answers contact={contact} head="h3" />
      </div>
      <ToFault bench={bench} />
    </div>
  )
}

function headOf({ contact: { customFields, edited, recordOwner }, review, event_in_days }: Opened): string {
  const since = review ? `submitted ${momentInWords(review.submitted)}` : `changed ${momentInWords(edited)}`
  return [customFields.quote_number, since, eventIn(event_in_days), recordOwner && `owner ${recordOwner}`]
    .filter(Boolean)
    .join(' · ')
}

function titleOf(contact: Contact): string {
  const fields: Readonly<Record<string, unknown>> = contact.customFields
  const day = fields['event_start_date']
  return [fields['event_type'], nameOf(contact), typeof day === 'string' && dayInWords(day)].filter(Boolean).join(', ')
}
