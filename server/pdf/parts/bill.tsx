import { Text, View } from '@react-pdf/renderer'
import type { Bill, BillGroup, BillLine } from '../facts/types'
import { Heading } from './sheet'
import { colour, frame, type } from './style'

interface BillRowProps {
  readonly line: BillLine
  readonly isBrief?: boolean | undefined
}

/**
 * A price line: label, reason, amount. A brief line leaves out the reason of an amount; a line without an amount has
 * only its reason.
 */
export const BillRow = ({ line: { label, reason, amount }, isBrief }: BillRowProps) => (
  <View style={[frame.row, frame.hairline, { gap: 12, paddingVertical: isBrief ? 2 : 3.5 }]} wrap={false}>
    <View style={{ flex: 1 }}>
      <Text>{label}</Text>
      {reason && !(isBrief && amount) && <Text style={[type.note, type.soft]}>{reason}</Text>}
    </View>
    <Text style={{ width: 70, textAlign: 'right' }}>{amount}</Text>
  </View>
)

interface BillTableProps {
  readonly bill: Bill
  /** label of the total: due, or paid */
  readonly label: string
  /** without the reasons */
  readonly isBrief?: boolean
}

/** Rows of the last group that stay with the total: all rows of fee and tax, or the end of a long list. */
const minRowsTogether = 4

/**
 * Every line as in the price panel, and the total. The last group stays on the page of the total; a group that may be
 * longer than a page keeps only its end there.
 */
export function BillTable({ bill: { groups, total }, label, isBrief }: BillTableProps) {
  const last = groups.at(-1)
  const free = last && last.lines.length > minRowsTogether ? last.lines.slice(0, -minRowsTogether) : []
  return (
    <View style={[frame.bill, { marginTop: 20 }]}>
      {groups.slice(0, -1).map((group) => (
        <Group key={group.title} group={group} isBrief={isBrief} />
      ))}
      {last && free.length > 0 && <Group group={{ ...last, lines: free }} isBrief={isBrief} />}
      <View wrap={false}>
        {last && free.length === 0 && <Heading>{last.title}</Heading>}
        <Rows lines={last?.lines.slice(free.length) ?? []} isBrief={isBrief} />
        <Total label={label} amount={total} />
      </View>
    </View>
  )
}

interface RowsProps {
  readonly lines: readonly BillLine[]
  readonly isBrief: boolean | undefined
}

const Rows = ({ lines, isBrief }: RowsProps) =>
  lines.map((line) => <BillRow key={line.label + line.reason} line={line} isBrief={isBrief} />)

const Group = ({
  group: { title, lines },
  isBrief,
}: {
  readonly group: BillGroup
  readonly isBrief: boolean | undefined
}) => (
  <View>
    <Heading>{title}</Heading>
    <Rows lines={lines} isBrief={isBrief} />
  </View>
)

/** The total, over a double rule. */
const Total = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <View
    style={[frame.row, frame.hairline, { borderTopColor: colour.ink, paddingTop: 6, justifyContent: 'space-between' }]}
    wrap={false}
  >
    <Text style={[type.body, type.strong]}>{label}</Text>
    <View>
      <Text style={[type.body, type.strong]}>{amount}</Text>
      <View style={{ borderTopWidth: 0.75, borderTopColor: colour.ink, marginTop: 3 }} />
      <View style={{ borderTopWidth: 0.75, borderTopColor: colour.ink, marginTop: 1.5 }} />
    </View>
  </View>
)
