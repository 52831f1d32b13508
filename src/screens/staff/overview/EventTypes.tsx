import type { Overview } from '../../../../contract/client'
import { figures } from './Figures'
import { ShareBar } from './ShareBar'
import { numbers } from './tableStyle'

/** the columns that fit on a phone */
const onPhone = ['quotes', 'sales', 'premium']

/** Each type of event, highest premium first: a table with a bar in each row. */
export function EventTypes({ types }: Pick<Overview, 'types'>) {
  const most = Math.max(0, ...types.map(({ premium }) => premium))
  return (
    <section aria-labelledby="by-type">
      <h2 id="by-type" className="mb-1 text-h3 font-strong">
        By type of event
      </h2>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={numbers.firstHead}>
              Event
            </th>
            {figures.map(({ name, title }) => (
              <th key={name} scope="col" className={`${numbers.head} ${onPhone.includes(name) ? '' : 'max-md:hidden'}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.event_type} className={numbers.row}>
              <th scope="row" className={numbers.first}>
                {type.event_type ?? 'None chosen yet'}
                <ShareBar parts={[{ value: type.premium, fill: 'fill-accent' }]} whole={most} />
              </th>
              {figures.map(({ name, format }) => (
                <td key={name} className={`${numbers.cell} align-top ${onPhone.includes(name) ? '' : 'max-md:hidden'}`}>
                  {format(type[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
