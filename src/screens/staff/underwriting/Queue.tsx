import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ContactRow } from '../../../../contract/client'
import type { QueueTab } from '../../../../machines/calls/referrals'
import { underwritingAddressOf } from '../../../../machines/staff/underwriting/underwriting.route'
import {
  selectChosen,
  selectHasDecided,
  selectIsNamed,
  selectOrder,
  selectQueue,
  selectTab,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Link } from '../../../shared/ui/Link'
import { statusWord } from '../shared/Status'
import { waitInWords } from './labels'

/** The referrals of a tab. The chosen one opens beside the list; on a phone it opens below the list or alone. */
export function Queue({ underwriting }: { underwriting: UnderwritingRef }) {
  const queue = useSelector(underwriting, selectQueue)
  const chosen = useSelector(underwriting, selectChosen)
  const isNamed = useSelector(underwriting, selectIsNamed)
  const tab = useSelector(underwriting, selectTab)
  const order = useSelector(underwriting, selectOrder)
  const [now] = useState(() => Date.now())
  return (
    <nav aria-label="Quotes of the underwriters" className={isNamed ? 'max-desk:hidden' : ''}>
      {queue?.rows.map((row) => (
        <Link
          key={row.id}
          to={underwritingAddressOf({ contactId: row.id, tab, order })}
          aria-current={row.id === chosen || undefined}
          className="-mx-1.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 border-t border-rule p-1.5 text-inherit no-underline hover:bg-well hover:text-inherit aria-[current]:border-transparent aria-[current]:bg-accent-wash aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]"
        >
          <span className="truncate font-strong">{row.insured_name ?? row.emailAddress ?? row.quote_number}</span>
          <span className="text-end text-ink-soft">{ageOf(row, now)}</span>
          <span className="truncate">{row.event_type}</span>
          <span className="text-end text-ink-soft">{row.event_start_date && `Event ${row.event_start_date}`}</span>
          <span className="truncate text-note text-ink-soft">{rowStatus(row, tab)}</span>
          <span className="text-end text-note text-ink-soft">{reasonsOf(row)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Shown where the queue is not beside the chosen referral. */
export function BackToQueue({ underwriting }: { underwriting: UnderwritingRef }) {
  const isNamed = useSelector(underwriting, selectIsNamed)
  const tab = useSelector(underwriting, selectTab)
  const order = useSelector(underwriting, selectOrder)
  if (!isNamed) return null
  return (
    <p className="mb-1 desk:hidden">
      <Link
        to={underwritingAddressOf({ contactId: null, tab, order })}
        className="inline-flex min-h-(--size-target) items-center"
      >
        Back to the queue
      </Link>
    </p>
  )
}

const emptyTexts: Readonly<Record<QueueTab, string>> = {
  waiting: 'No quotes are waiting for an underwriter.',
  unsubmitted: 'Every referred quote was submitted for review.',
  decided: 'No quotes have been decided yet.',
}
export function EmptyQueue({ underwriting }: { underwriting: UnderwritingRef }) {
  const tab = useSelector(underwriting, selectTab)
  const hasDecided = useSelector(underwriting, selectHasDecided)
  return (
    // takes the focus after a decision on the last referral
    <p className="text-body" {...(hasDecided && { tabIndex: -1, ref: focusOnMount })}>
      {emptyTexts[tab]}
    </p>
  )
}

const reasonsOf = ({ reasons = 0 }: ContactRow) => `${reasons} ${reasons === 1 ? 'reason' : 'reasons'}`

const ageOf = ({ review_submitted, edited, quote_status }: ContactRow, now: number) =>
  waitInWords((quote_status === 'referred' && review_submitted) || edited, now)

/** The underwriter of a row, or its result. */
function rowStatus({ quote_status, underwriter }: ContactRow, tab: QueueTab): string {
  if (tab === 'decided') return statusWord(quote_status)
  if (underwriter) return `Assigned to ${underwriter}`
  return tab === 'waiting' ? 'Not assigned yet' : 'Not submitted for review'
}
