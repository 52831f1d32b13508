import { style } from './style'

interface Change {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What it was, and what it is: in a table with a head, so that it reads in plain text as well. */
export const Changes = ({ all }: { readonly all: readonly Change[] }) => (
  <table style={style.table} cellPadding={0} cellSpacing={0}>
    <thead>
      <tr>
        {['', 'Before', 'Now'].map((head) => (
          <th key={head} scope="col" style={{ ...style.label, width: 'auto' }}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {all.map(({ label, from, to }) => (
        <tr key={label}>
          <th scope="row" style={style.label}>
            {label}
          </th>
          <td style={{ ...style.value, paddingRight: '16px' }}>{from}</td>
          <td style={{ ...style.value, fontWeight: 600 }}>{to}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
