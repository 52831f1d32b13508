import type { PersonalData } from '../../../../contract/client'
import { Link } from '../../../shared/ui/Link'
import { shortMoment } from '../shared/dates'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

type ContactRow = PersonalData['contacts'][number]

/** A person's quotes and policies, each with the day until which it must stay, and the number of other records. */
export function PersonRecords({ person: { contacts, others } }: { person: PersonalData }) {
  return (
    <>
      {contacts.length > 0 && (
        <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
          <caption className="sr-only">Quotes and policies, newest first</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th className={words}>Quote or policy</th>
              <th className={words}>Named insured</th>
              <th className={words}>Event</th>
              <th className={words}>Last changed</th>
              <th className={words}>May it be erased?</th>
            </tr>
          </thead>
          <tbody>
            {contacts.map((contact) => (
              <Row key={contact.contact_id} contact={contact} />
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <div className="pt-3">
          <h3 className="pb-1 font-strong">Other records with the address</h3>
          <ul className="grid max-w-(--measure) gap-0.5">
            {others.map(({ name, rows }) => (
              <li key={name}>{`${name}: ${rows}`}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Row({ contact }: { contact: ContactRow }) {
  const { contact_id, quote_number, policy_number, insured_name, event_name, edited, retained_because } = contact
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start max-md:col-span-2 max-md:font-strong`}>
        <Link to={`/admin/${contact_id}`}>{policy_number ?? quote_number}</Link>
      </th>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>{insured_name ?? '–'}</td>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>{event_name ?? '–'}</td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Last changed: </span>
        {shortMoment(edited)}
      </td>
      <td className={`${cell} max-md:col-span-2`}>
        <p className="max-w-(--measure)">
          <span className="md:hidden">May it be erased? </span>
          {retained_because ?? 'Yes'}
        </p>
      </td>
    </tr>
  )
}
