import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PartnersPage, WebhookDelivery } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { deliveryStateWords, partnerEvents } from '../../../../domain/staff/partners'
import type { PartnersQuery } from '../../../../machines/calls/partners'
import { partnersAddressOf, partnersQueryIn } from '../../../../machines/staff/partners/partners.route'
import { type PartnersRef, selectPartnersQuery } from '../../../../machines/staff/partners/partners.select'
import { Button } from '../../../shared/ui/Button'
import { ChoiceFilter } from '../shared/ChoiceFilter'
import { filledIn, SearchFilter } from '../shared/filters'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { tableLook } from '../shared/tableStyle'
import { Url } from '../shared/Url'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly partners: PartnersRef
  readonly listed: PartnersPage
}

/** The events that were sent, are waiting, or were given up, with a search and a filter. */
export function Deliveries({ partners, listed }: Props) {
  const query = useSelector(partners, selectPartnersQuery)
  const { rows, total } = listed
  const isFiltered = query.search !== '' || query.state !== 'all'
  return (
    <section aria-labelledby="deliveries" className="border-t border-line pt-3">
      <h2 id="deliveries" className="display pb-1.5 text-h3">
        Events
      </h2>
      <Filters query={query} />
      <NoRows total={total}>{isFiltered ? 'No event matches.' : 'No event has been sent yet.'}</NoRows>
      {rows.length > 0 && (
        <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
          <caption className="sr-only">Events for partners</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th className={words}>Event</th>
              <th className={words}>Quote or policy</th>
              <th className={words}>To</th>
              <th className={words}>State</th>
              <th className={words}>
                <span className="sr-only">Send again</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((delivery) => (
              <Row key={delivery.id} partners={partners} delivery={delivery} />
            ))}
          </tbody>
        </table>
      )}
      {total > 0 && <Pager range={listed} to={(page) => partnersAddressOf({ ...query, page })} />}
    </section>
  )
}

const states = (['waiting', 'delivered', 'failed'] as const).map((value) => ({
  value,
  label: deliveryStateWords[value],
}))

/** The filters change the address, and the chart reads the address. */
function Filters({ query }: { query: PartnersQuery }) {
  const go = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(partnersAddressOf(partnersQueryIn(`/?${new URLSearchParams(filledIn(event.currentTarget))}`)))
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2 pb-2">
        <SearchFilter label="Number, partner, event or address" name="search" value={query.search} />
        <ChoiceFilter
          label="State"
          name="state"
          value={query.state === 'all' ? '' : query.state}
          options={states}
          any="All"
        />
        <Button type="submit" isDense>
          Find
        </Button>
      </form>
    </search>
  )
}

const wide = 'max-md:col-span-2'

function Row({ partners, delivery }: { partners: PartnersRef; delivery: WebhookDelivery }) {
  const { kind, event_id, created, partner, subject, url, state, can_repeat } = delivery
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start ${wide}`}>
        {partnerEvents[kind]} <span className="font-normal text-ink-soft">{momentInWords(created)}</span>
      </th>
      <td className={`${cell} ${wide}`}>
        {subject} <span className="text-ink-soft">{partner}</span>
      </td>
      <td className={`${cell} wrap-break-word ${wide}`}>
        <Url url={url} />
      </td>
      <td className={`${cell} ${state === 'failed' ? 'text-stop' : ''} ${wide}`}>{stateInWords(delivery)}</td>
      <td className={`${cell} text-end ${wide} max-md:pt-1 max-md:text-start`}>
        {can_repeat && (
          <Button
            isDense
            aria-label={`Send the event ${event_id} of ${subject} again`}
            onClick={() => partners.send({ type: 'act.begun', task: { kind: 'delivery', delivery } })}
          >
            Send again
          </Button>
        )}
      </td>
    </tr>
  )
}

function stateInWords({ state, attempts, cause, delivered, next_attempt }: WebhookDelivery): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (state === 'delivered') return `${deliveryStateWords.delivered} ${momentInWords(delivered!)}`
  const why = cause ? `${cause}. ` : ''
  if (state === 'failed') return `${deliveryStateWords.failed}${attempts === 0 ? '' : ` after ${times}`}. ${why}`
  return attempts === 0
    ? deliveryStateWords.waiting
    : `${deliveryStateWords.waiting} after ${times}. ${why}Next attempt: ${momentInWords(next_attempt!)}`
}
