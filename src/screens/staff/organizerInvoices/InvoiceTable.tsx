import { useSelector } from '@xstate/react'
import type { StaffOrganizerInvoice } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { dollars } from '../../../../domain/common/formats'
import { invoiceStates } from '../../../../domain/exhibitors/invoice'
import { suspendedPaymentWords, suspensionSentence } from '../../../../domain/quote/suspension'
import {
  type OrganizerInvoicesRef,
  selectMayEnterMoney,
} from '../../../../machines/staff/organizerInvoices/organizerInvoices.select'
import { Button } from '../../../shared/ui/Button'
import { InvoiceLines } from '../../exhibitors/Invoices'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly invoices: OrganizerInvoicesRef
}

/** One row for each invoice: the organizer, the orders, the amount, the state, and its acts. */
export const InvoiceTable = ({ invoices, rows }: Props & { readonly rows: readonly StaffOrganizerInvoice[] }) => (
  <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
    <caption className="sr-only">Organizer invoices</caption>
    <thead className="max-md:sr-only">
      <tr>
        {['Invoice', 'Organizer', 'Exhibitors', 'Amount', 'State'].map((title) => (
          <th key={title} scope="col" className={words}>
            {title}
          </th>
        ))}
        <th className={words}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} invoices={invoices} row={row} />
      ))}
    </tbody>
  </table>
)

const wide = 'max-md:col-span-2'
/** A column of words is wide enough for most email addresses and names; a longer word breaks. */
const shared = 'desk:min-w-[24ch]'

function Row({ invoices, row }: Props & { readonly row: StaffOrganizerInvoice }) {
  const { number, requested, organizer, event, email, amount, state, pay_by, suspension } = row
  const mayEnter = useSelector(invoices, selectMayEnterMoney)
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} whitespace-nowrap text-start ${wide} max-md:text-body max-md:font-strong`}>
        {number}
        <span className="block plain-weight text-ink-soft">{momentInWords(requested)}</span>
      </th>
      <td className={`${cell} wrap-anywhere ${wide}`}>
        <div className={shared}>
          {organizer}
          <span className="block text-ink-soft">{event}</span>
          {email && <span className="block text-ink-soft">{email}</span>}
        </div>
      </td>
      <td className={`${cell} ${wide}`}>
        <div className={shared}>
          <InvoiceLines invoice={row} />
        </div>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{dollars(amount)}</td>
      <td className={`${cell} max-md:text-end`}>
        {invoiceStates[state]}
        <Ending row={row} />
        {pay_by && (
          <span className="block text-ink-soft">
            {suspension ? 'Last day to pay' : 'Due by'} <span className="whitespace-nowrap">{pay_by}</span>
          </span>
        )}
        {suspension && (
          <span className="block wrap-anywhere max-md:text-start md:max-w-[24ch]">
            {suspensionSentence(suspension)} {suspendedPaymentWords(null)}
          </span>
        )}
      </td>
      <td className={`${cell} text-end ${wide} max-md:pt-1 max-md:text-start`}>
        {state === 'open' && mayEnter && (
          <span className="inline-flex flex-wrap justify-end gap-1 max-md:justify-start">
            {!suspension && (
              <Button
                isDense
                tone="main"
                aria-label={`Record the payment of ${number}`}
                onClick={() => invoices.send({ type: 'payment.begun', row })}
              >
                Record payment
              </Button>
            )}
            <Button
              isDense
              aria-label={`Cancel ${number}`}
              onClick={() => invoices.send({ type: 'cancellation.begun', row })}
            >
              Cancel
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}

const Ending = ({ row: { ended, reference } }: { readonly row: StaffOrganizerInvoice }) =>
  ended && (
    <span className="block text-ink-soft wrap-anywhere md:max-w-[24ch]">
      <span className="whitespace-nowrap">{momentInWords(ended)}</span>
      {reference && `, ${reference}`}
    </span>
  )
