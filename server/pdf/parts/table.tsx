import { Text, View } from '@react-pdf/renderer'
import { frame, type } from './style'

export interface Column {
  readonly head: string
  /** points; without it the column takes what is left */
  readonly width?: number
  readonly align?: 'right' | 'center'
}

const cell = ({ width, align }: Column) => ({
  ...(width === undefined ? { flex: 1 } : { width }),
  ...(align && { textAlign: align }),
})

/** A table's head; it stands again at the top of each page that the table goes on to. */
export const TableHead = ({ columns }: { readonly columns: readonly Column[] }) => (
  <View style={[frame.row, { gap: 12, paddingBottom: 3 }]} fixed>
    {columns.map((column) => (
      <Text key={column.head} style={[type.note, type.soft, cell(column)]}>
        {column.head}
      </Text>
    ))}
  </View>
)

interface TableRowProps {
  readonly columns: readonly Column[]
  /** one a column; what follows the first line of a cell is said more quietly */
  readonly cells: readonly (string | readonly string[])[]
}

/** A row is never divided between two pages. */
export const TableRow = ({ columns, cells }: TableRowProps) => (
  <View style={[frame.row, frame.hairline, { gap: 12, paddingVertical: 3.5 }]} wrap={false}>
    {columns.map((column, i) => {
      const [first, ...rest] = [cells[i] ?? ''].flat()
      return (
        <View key={column.head} style={cell(column)}>
          <Text>{first}</Text>
          {rest.map((line) => (
            <Text key={line} style={[type.note, type.soft]}>
              {line}
            </Text>
          ))}
        </View>
      )
    })}
  </View>
)
