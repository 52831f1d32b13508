import { Text, View } from '@react-pdf/renderer'
import type { Bill, BillGroup, BillLine } from '../facts/types'
import { Heading } from './sheet'
import { colour, frame, type } from './style'

interface BillRowProps {
  readonly line: BillLine
  readonly isBrief?: boolean | undefined
}

/**
 * A line of a price: what for, why that much, how much. A brief one leaves the reason of an amount to the quote and the
 * policy; without an amount the reason is all that it says.
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
  /** what the sum is: due, or paid */
  readonly label: string
  /** without the reasons */
  readonly isBrief?: boolean
}

/** Lines of the last group that stay with the sum: all that fee and tax have, and of a long list its end. */
const minRowsTogether = 4

/**
 * Every line as the price panel showed it, and the sum. The last group, of fee and tax, never parts from the sum; one that
 * may be longer than a page does, but for its end.
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

/** The one sum, over a double rule. */
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
