import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { todayIn } from '../../../../domain/common/dates'
import { daysUpTo, overviewAddressOf } from '../../../../machines/staff/overview/overview.route'
import {
  type OverviewRef,
  selectDayFaults,
  selectDays,
  selectOverview,
} from '../../../../machines/staff/overview/overview.select'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { DayFilter, filledIn } from '../shared/filters'

const spans = [
  { name: '7 days', many: 7 },
  { name: '30 days', many: 30 },
  { name: '90 days', many: 90 },
  { name: '365 days', many: 365 },
] as const

/** The range of dates, which the address holds. Without one in the address the form shows the default range. */
export function DateRange({ overviewPage }: { overviewPage: OverviewRef }) {
  const go = useNavigate()
  const days = useSelector(overviewPage, selectDays)
  const shown = useSelector(overviewPage, selectOverview)
  const faults = useSelector(overviewPage, selectDayFaults)
  const isNamed = days.from !== undefined || days.to !== undefined
  const { from = '', to = '' } = isNamed ? days : (shown ?? {})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(overviewAddressOf(filledIn(event.currentTarget)))
  }
  const today = todayIn(new Date())
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1 pb-2">
      <form
        onSubmit={submit}
        className="grid w-full grid-cols-2 items-end gap-2 sm:w-auto sm:grid-cols-[repeat(2,12rem)_auto]"
      >
        <DayFilter label="From" name="from" value={from} fault={faults.from} />
        <DayFilter label="To" name="to" value={to} fault={faults.to} />
        <span>
          <Button type="submit" isDense>
            Show
          </Button>
        </span>
      </form>
      <nav aria-label="Days up to today" className="flex flex-wrap gap-x-3">
        {spans.map(({ name, many }) => (
          <Link
            key={name}
            to={overviewAddressOf(daysUpTo(today, many))}
            className="inline-flex min-h-(--size-target) items-center"
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
