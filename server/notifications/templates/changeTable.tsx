import { style } from './style'

interface Change {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** Earlier and new values, in a table with a head, so that it is readable as plain text too. */
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
