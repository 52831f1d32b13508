import { Text, View } from '@react-pdf/renderer'
import { frame, type } from './style'

export interface Column {
  readonly head: string
  /** points; by default the column takes the remaining width */
  readonly width?: number
  readonly align?: 'right' | 'center'
}

const cell = ({ width, align }: Column) => ({
  ...(width === undefined ? { flex: 1 } : { width }),
  ...(align && { textAlign: align }),
})

/** A table head that repeats on each page of the table. */
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
  /** one per column; further lines of a cell are smaller */
  readonly cells: readonly (string | readonly string[])[]
}

/** A row is never split between two pages. */
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
