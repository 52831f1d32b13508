import { useSelector } from '@xstate/react'
import { capital, several } from '../../../../domain/common/formats'
import { type QueueOrder, type QueueTab, queueOrders, queueTabs } from '../../../../machines/calls/referrals'
import { underwritingAddressOf } from '../../../../machines/staff/underwriting/underwriting.route'
import {
  selectIsNamed,
  selectOrder,
  selectQueue,
  selectTab,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { Link } from '../../../shared/ui/Link'
import { Tabs } from '../shared/Tabs'

const names: Readonly<Record<QueueTab, string>> = {
  waiting: 'Waiting',
  unsubmitted: 'Not submitted',
  decided: 'Decided',
}
const orders: Readonly<Record<QueueOrder, string>> = { age: 'By age', event: 'By event date' }

/** The tabs and the order of the queue. A phone hides them while a referral is open; a link leads back. */
export function QueueTabs({ underwriting }: { underwriting: UnderwritingRef }) {
  const tab = useSelector(underwriting, selectTab)
  const order = useSelector(underwriting, selectOrder)
  const isNamed = useSelector(underwriting, selectIsNamed)
  const at = (params: { tab?: QueueTab; order?: QueueOrder }) =>
    underwritingAddressOf({ contactId: null, tab, order, ...params })
  const tabs = queueTabs.map((name) => ({ name: names[name], to: at({ tab: name }), isCurrent: name === tab }))
  return (
    <div className={isNamed ? 'max-desk:hidden' : ''}>
      <Tabs label="Which quotes" tabs={tabs} count={null} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1">
        <QueueSummary underwriting={underwriting} />
        <nav aria-label="Order" className="flex gap-x-2">
          {queueOrders.map((name) => (
            <Link
              key={name}
              to={at({ order: name })}
              aria-current={name === order || undefined}
              className="inline-flex min-h-(--size-target) items-center aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
            >
              {orders[name]}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** The number of referrals, and the name of the first. */
function QueueSummary({ underwriting }: { underwriting: UnderwritingRef }) {
  const queue = useSelector(underwriting, selectQueue)
  const tab = useSelector(underwriting, selectTab)
  const order = useSelector(underwriting, selectOrder)
  if (!queue) return <p />
  const { total, rows } = queue
  const first = order === 'event' ? 'the next event first' : oldest[tab]
  return (
    <p className="text-ink-soft">
      {capital(several(total, 'quote'))} {verbs[tab](total === 1)}
      {total > 1 && `, ${first}`}.{rows.length < total && ` The first ${rows.length} are shown.`}
    </p>
  )
}

const verbs: Readonly<Record<QueueTab, (isOne: boolean) => string>> = {
  waiting: (isOne) => (isOne ? 'waits' : 'wait'),
  unsubmitted: (isOne) => (isOne ? 'was referred and not submitted' : 'were referred and not submitted'),
  decided: (isOne) => (isOne ? 'was decided on' : 'were decided on'),
}
const oldest: Readonly<Record<QueueTab, string>> = {
  waiting: 'the longest waiting first',
  unsubmitted: 'the longest untouched first',
  decided: 'the latest first',
}
