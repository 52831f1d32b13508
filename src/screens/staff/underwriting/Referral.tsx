import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact, Referral as Opened } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { daysInWords } from '../../../../domain/common/formats'
import {
  selectHasDecided,
  selectIsNamed,
  selectIsReread,
  selectReferral,
  selectReferralView,
  selectUnderwritingProblem,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { workItemAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { Link } from '../../../shared/ui/Link'
import { Notice } from '../../../shared/ui/Notice'
import { AnswerList } from '../shared/AnswerList'
import { otherStatesOf } from '../shared/answerRows'
import { nameOf } from '../shared/contactSummary'
import { Failed } from '../shared/LoadError'
import { OtherStates } from '../shared/OtherStates'
import { ReferralReasons } from '../shared/ReferralReasons'
import { statusWord } from '../shared/Status'
import { Correspondence } from './Correspondence'
import { DecisionForm } from './DecisionForm'
import { FieldErrorLink } from './FieldErrorLink'
import { eventIn } from './labels'
import { UpdateNotice } from './UpdateNotice'

/** One referred quote: its reasons, answers, messages, and the decision. */
export function Referral({ underwriting }: { underwriting: UnderwritingRef }) {
  const view = useSelector(underwriting, selectReferralView)
  const referral = useSelector(underwriting, selectReferral)
  const problem = useSelector(underwriting, selectUnderwritingProblem)
  const views: Record<typeof view, ReactNode> = {
    loading: <Loading text="Fetching..." />,
    deciding: referral && <Shown key={referral.contact.id} underwriting={underwriting} referral={referral} />,
    missing: <p className="text-body">There is no such quote. The address may be mistyped.</p>,
    failed: <Failed problem={problem} onRetry={() => underwriting.send({ type: 'underwriting.retried' })} />,
  }
  return views[view]
}

/** A phone stacks the parts, with the decision above the long list of answers. */
function Shown({ underwriting, referral }: { underwriting: UnderwritingRef; referral: Opened }) {
  const isChosen = useSelector(underwriting, (s) => selectIsNamed(s) || selectHasDecided(s) || selectIsReread(s))
  const { contact, review } = referral
  return (
    <div className="grid min-w-0 gap-x-5 gap-y-4 desk:grid-cols-[minmax(0,1fr)_18rem] desk:grid-rows-[auto_1fr] desk:items-start">
      <section aria-labelledby="referral" className="min-w-0">
        <UpdateNotice underwriting={underwriting} referral={referral} />
        <WaitingApprovals referral={referral} />
        <p className="text-ink-soft">{headOf(referral)}</p>
        <h2
          id="referral"
          // takes the focus once the underwriter has chosen the referral or read it again
          {...(isChosen && { tabIndex: -1, ref: focusOnMount })}
          className="display text-h2"
        >
          {titleOf(contact)}
        </h2>
        {contact.customFields.quote_status !== 'referred' && (
          <p className="mt-1 text-body">
            This quote is no longer referred. It is {statusWord(contact.customFields.quote_status).toLowerCase()}.
          </p>
        )}
        <div className="mt-4">
          <ReferralReasons contact={contact} title="Reasons for the referral" head="h3" />
        </div>
        {review?.message && (
          <>
            <h3 className="mt-4 mb-1 text-h3 font-strong">Message from the customer</h3>
            <blockquote className="max-w-(--measure) border-t border-rule py-1.25 wrap-anywhere whitespace-pre-line">
              {review.message}
            </blockquote>
          </>
        )}
        <Correspondence underwriting={underwriting} referral={referral} />
      </section>
      <div className="desk:row-span-2">
        <DecisionForm underwriting={underwriting} referral={referral} />
      </div>
      <div className="min-w-0">
        <OtherStates notices={otherStatesOf(contact)} />
        <AnswerList contact={contact} head="h3" />
      </div>
      <FieldErrorLink underwriting={underwriting} />
    </div>
  )
}

/** An approval beyond an underwriter's authority: the quote stays referred until a second person decides. */
const WaitingApprovals = ({ referral: { approvals = [] } }: { referral: Opened }) =>
  approvals.map(({ id, subject, name }) => (
    <div key={id} className="mb-3">
      <Notice tone="attention" title={`${subject} waits for a second person.`}>
        <p>{name} asked for it. The customer is told nothing before somebody else approves it.</p>
        <Link to={workItemAddressOf(id)}>Open the request</Link>
      </Notice>
    </div>
  ))

function headOf({ contact: { customFields, edited, recordOwner }, review, event_in_days }: Opened): string {
  const since = review ? `submitted ${momentInWords(review.submitted)}` : `changed ${momentInWords(edited)}`
  return [customFields.quote_number, since, eventIn(event_in_days), recordOwner && `owner ${recordOwner}`]
    .filter(Boolean)
    .join(' · ')
}

function titleOf(contact: Contact): string {
  const fields: Readonly<Record<string, unknown>> = contact.customFields
  const { event_start_date: first, event_end_date: last } = fields
  const days = typeof first === 'string' && daysInWords(first, typeof last === 'string' ? last : first)
  return [fields['event_type'], nameOf(contact), days].filter(Boolean).join(', ')
}
