import { Text, View } from '@react-pdf/renderer'
import type { Bill, BillGroup } from '../facts/types'
import { BillRow } from './billRow'
import { Heading } from './sheet'
import { colour, frame, type } from './style'

interface BillTableProps {
  readonly bill: Bill
  /** what the sum is: due, or paid */
  readonly label: string
  /** without the reasons */
  readonly isBrief?: boolean
}

/** Every line as the price panel showed it, and the sum. The last group, of fee and tax, never parts from the sum. */
export const BillTable = ({ bill: { groups, total }, label, isBrief }: BillTableProps) => (
  <View style={[frame.bill, { marginTop: 20 }]}>
    {groups.slice(0, -1).map((group) => (
      <Group key={group.title} group={group} isBrief={isBrief} />
    ))}
    <View wrap={false}>
      {groups.slice(-1).map((group) => (
        <Group key={group.title} group={group} isBrief={isBrief} />
      ))}
      <Total label={label} amount={total} />
    </View>
  </View>
)

interface GroupProps {
  readonly group: BillGroup
  readonly isBrief: boolean | undefined
}

const Group = ({ group: { title, lines }, isBrief }: GroupProps) => (
  <View>
    <Heading>{title}</Heading>
    {lines.map((line) => (
      <BillRow key={line.label + line.reason} line={line} isBrief={isBrief} />
    ))}
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
