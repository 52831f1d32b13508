import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly name: string
  readonly heads: readonly string[]
  /** the first cell of each names it */
  readonly rows: readonly (readonly string[])[]
}

/** A table to be read; under 768 px each cell says what it is. */
export const ReferenceTable = ({ name, heads, rows }: Props) => (
  <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
    <caption className="sr-only">{name}</caption>
    <thead className="max-md:sr-only">
      <tr>
        {heads.map((head) => (
          <th key={head} className={words}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest]) => (
        <tr key={first} className={rowLook}>
          <th scope="row" className={`${cell} text-start whitespace-nowrap max-md:col-span-2 max-md:font-strong`}>
            {first}
          </th>
          {rest.map((text, i) => (
            <td key={heads[i + 1]} className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>
              <span className="text-ink-soft md:hidden">{heads[i + 1]}: </span>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
