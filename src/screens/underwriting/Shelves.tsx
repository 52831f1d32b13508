import { useSelector } from '@xstate/react'
import { capital, several } from '../../../domain/formats'
import {
  type QueueOrder,
  queueOrders,
  type Shelf,
  shelves,
  underwritingAddressOf,
} from '../../../machines/underwriting/underwriting.place'
import {
  selectIsNamed,
  selectOrder,
  selectQueue,
  selectShelf,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { Link } from '../../ui/Link'
import { Tabs } from '../staff/Tabs'

const names: Readonly<Record<Shelf, string>> = {
  waiting: 'Waiting',
  unsubmitted: 'Not submitted',
  decided: 'Decided',
}
const orders: Readonly<Record<QueueOrder, string>> = { age: 'By age', event: 'By event date' }

/** What of theirs is looked at, and by what it is in order. On a phone not beside one that was chosen: a link leads back. */
export function Shelves({ bench }: { bench: UnderwritingRef }) {
  const shelf = useSelector(bench, selectShelf)
  const order = useSelector(bench, selectOrder)
  const isNamed = useSelector(bench, selectIsNamed)
  const at = (place: { shelf?: Shelf; order?: QueueOrder }) =>
    underwritingAddressOf({ contactId: null, shelf, order, ...place })
  const tabs = shelves.map((name) => ({ name: names[name], to: at({ shelf: name }), isCurrent: name === shelf }))
  return (
    <div className={isNamed ? 'max-desk:hidden' : ''}>
      <Tabs label="Which quotes" tabs={tabs} count={null} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1">
        <Told bench={bench} />
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

/** How many there are, and who comes first. */
function Told({ bench }: { bench: UnderwritingRef }) {
  const queue = useSelector(bench, selectQueue)
  const shelf = useSelector(bench, selectShelf)
  const order = useSelector(bench, selectOrder)
  if (!queue) return <p />
  const { total, rows } = queue
  const first = order === 'event' ? 'the next event first' : oldest[shelf]
  return (
    <p className="text-ink-soft">
      {capital(several(total, 'quote'))} {verbs[shelf](total === 1)}
      {total > 1 && `, ${first}`}.{rows.length < total && ` The first ${rows.length} are shown.`}
    </p>
  )
}

const verbs: Readonly<Record<Shelf, (isOne: boolean) => string>> = {
  waiting: (isOne) => (isOne ? 'waits' : 'wait'),
  unsubmitted: (isOne) => (isOne ? 'was referred and not submitted' : 'were referred and not submitted'),
  decided: (isOne) => (isOne ? 'was decided on' : 'were decided on'),
}
const oldest: Readonly<Record<Shelf, string>> = {
  waiting: 'the longest waiting first',
  unsubmitted: 'the longest untouched first',
  decided: 'the latest first',
}
