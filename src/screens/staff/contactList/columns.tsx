import type { ReactNode } from 'react'
import type { ContactRow } from '../../../../contract/client'
import { amount } from '../../../../domain/common/formats'
import type { ColumnName } from '../../../../machines/staff/contactList/contactList.columns'
import { shortMoment } from '../shared/dates'
import { Status } from '../shared/Status'
import { tableLook } from '../shared/tableStyle'

interface Column {
  readonly title: string
  readonly cell: (row: ContactRow) => ReactNode
  readonly look: string
  /** on a phone the column takes a line of its own in the row, with its title */
  readonly isLine?: true
  /** amounts and times are aligned to the end */
  readonly isAtEnd?: true
  /** the class that hides the column on a narrow screen, unless the user chose the columns */
  readonly hidden?: string
}

const none = '–'
const { cut } = tableLook
const textCell = (cell: (row: ContactRow) => string | null) => (row: ContactRow) => cell(row) ?? none
const line = (title: string, cell: (row: ContactRow) => string | null, look: string = cut): Column => ({
  title,
  cell: textCell(cell),
  look,
  isLine: true,
})

/**
 * The heading and the cell of each column. Below 768 px the default columns make three lines: name and status, event
 * and number, date and amount.
 */
export const listColumns: Record<ColumnName, Column> = {
  quote_number: {
    title: 'Quote',
    cell: (row) => row.quote_number,
    look: 'whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:text-end',
  },
  insured_name: {
    title: 'Insured',
    cell: textCell((row) => row.insured_name ?? row.emailAddress),
    look: `${cut} max-md:col-start-1 max-md:row-start-1 max-md:text-body max-md:font-strong`,
  },
  emailAddress: line('Email', (row) => row.emailAddress),
  event_type: {
    title: 'Event',
    cell: textCell((row) => row.event_type),
    look: `${cut} max-md:col-start-1 max-md:row-start-2`,
  },
  event_name: line('Event name', (row) => row.event_name),
  event_start_date: {
    title: 'Event day',
    cell: textCell((row) => row.event_start_date),
    look: 'whitespace-nowrap max-md:col-start-1 max-md:row-start-3 max-md:text-ink-soft',
  },
  event_location_name: { ...line('Venue', (row) => row.event_location_name), hidden: 'max-desk:hidden' },
  event_location_state: line('State', (row) => row.event_location_state),
  quote_status: {
    title: 'Status',
    cell: (row) => <Status status={row.quote_status} />,
    look: 'max-md:col-start-2 max-md:row-start-1 max-md:text-end',
  },
  policy_number: { ...line('Policy', (row) => row.policy_number, 'whitespace-nowrap'), hidden: 'max-desk:hidden' },
  provider: line('Provider', (row) => (row.is_hcc ? 'Second' : 'First')),
  record_owner: line('Owner', (row) => row.record_owner),
  created: { ...line('Started', (row) => shortMoment(row.created), 'money text-ink-soft'), isAtEnd: true },
  amount_due: {
    title: 'Amount, $',
    cell: textCell((row) => (row.amount_due === null ? null : amount(row.amount_due))),
    look: 'money max-md:col-start-2 max-md:row-start-3 max-md:text-ink-soft',
    isAtEnd: true,
  },
  edited: {
    ...line('Changed', (row) => shortMoment(row.edited), 'money text-ink-soft'),
    isAtEnd: true,
    hidden: 'max-md:hidden',
  },
}
