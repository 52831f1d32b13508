import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../contract/client'
import { brand } from '../../../domain/brand'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import {
  type DeskRef,
  selectContactState,
  selectDeskProblem,
  selectOpenedContact,
  selectQuery,
} from '../../../machines/staff/desk.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Link } from '../../ui/Link'
import { Answers, Facts } from './Answers'
import { headOf, nameOf, recordOf } from './contactWords'
import { Failed } from './Failed'
import { PriceLines } from './PriceLines'
import { Reasons } from './Reasons'
import { Status } from './Status'
import { Version } from './Version'
import { isWhole } from './whole'

/** One contact, to read. */
export function ContactView({ desk }: { desk: DeskRef }) {
  const state = useSelector(desk, selectContactState)
  const query = useSelector(desk, selectQuery)
  const problem = useSelector(desk, selectDeskProblem)
  const opened = useSelector(desk, selectOpenedContact)
  const back = <Link to={deskAddressOf(query)}>Quotes</Link>
  const views: Record<typeof state, ReactNode> = {
    loading: null,
    shown: opened && isWhole(opened.contact) && <Shown desk={desk} contact={opened.contact} back={back} />,
    missing: <Missing back={back} />,
    failed: <Failed problem={problem} onRetry={() => desk.send({ type: 'desk.retried' })} />,
  }
  return views[state]
}

function Missing({ back }: { back: ReactNode }) {
  return (
    <div className="grid gap-1 py-4">
      <title>{`No such quote | ${brand.name}`}</title>
      <p className="text-ink-soft">{back}</p>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        There is no such quote
      </h1>
      <p>The address may be mistyped.</p>
    </div>
  )
}

interface ShownProps {
  readonly desk: DeskRef
  readonly contact: Contact
  readonly back: ReactNode
}

function Shown({ desk, contact, back }: ShownProps) {
  const { customFields } = contact
  const { quote_number, referral_decline_reasons = [] } = customFields
  return (
    <>
      <title>{`${quote_number} | ${brand.name}`}</title>
      <div className="pt-4 pb-3">
        <p className="text-ink-soft">
          {back} / {quote_number}
        </p>
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
          {nameOf(contact)}
        </h1>
        <p className="text-ink-soft">
          <Status status={customFields.quote_status} /> {headOf(contact).map((part) => `· ${part} `)}
        </p>
      </div>
      <div className="grid gap-5 pb-4 desk:grid-cols-[minmax(0,1fr)_var(--container-price)] desk:items-start">
        <div>
          {referral_decline_reasons.length > 0 && (
            <section className="mb-4">
              <h2 className="mb-1 text-h3 font-strong">
                Why it was{' '}
                {referral_decline_reasons.some((reason) => reason.decision === 'decline') ? 'declined' : 'referred'}
              </h2>
              <Reasons contact={contact} />
            </section>
          )}
          <Answers contact={contact} head="h2" />
        </div>
        <aside aria-label="Price and record" className="grid gap-4">
          <PriceLines contact={contact} />
          <Version desk={desk} contact={contact} />
          <section>
            <h2 className="mb-1 text-h3 font-strong">Record</h2>
            <Facts rows={recordOf(contact)} isNarrow />
          </section>
        </aside>
      </div>
    </>
  )
}
