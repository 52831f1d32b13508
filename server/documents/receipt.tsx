import { Text, View } from '@react-pdf/renderer'
import type { BillGroup, PolicyFacts } from './facts/types'
import { BillRow } from './parts/billRow'
import { Fact } from './parts/facts'
import { Heading, Paper, Sheet, Title } from './parts/sheet'
import { colour, frame, type } from './parts/style'

/** What was paid, line by line as the price panel showed it, and how. */
export function Receipt({ facts }: { readonly facts: PolicyFacts }) {
  const { brand, payment, bill } = facts
  return (
    <Paper title={`Receipt ${payment.transactionId}`} author={brand.name} made={facts.bought}>
      <Sheet stamp={[`Receipt ${payment.transactionId}`, facts.issued]} footer={brand.line}>
        <Title lead={`Thank you. ${bill.total} was paid on ${facts.issued}, and nothing is owed.`}>Receipt</Title>
        <Fact label="Paid by" value={facts.insured.name} note={facts.insured.lines.join(', ')} />
        <Fact label="Paid with" value={payment.with} />
        <Fact label="Transaction" value={payment.transactionId} />
        <Fact label="Policy number" value={`${facts.policyNumber}, from quote ${facts.quoteNumber}`} />
        <Fact label="For" value={`${facts.event.type}, ${facts.event.when}`} note={facts.event.where.name} />
        <View style={[frame.bill, { marginTop: 20 }]}>
          {bill.groups.slice(0, -1).map((group) => (
            <Group key={group.title} group={group} />
          ))}
          <View wrap={false}>
            {bill.groups.slice(-1).map((group) => (
              <Group key={group.title} group={group} />
            ))}
            <Total label={`Paid on ${facts.issued}`} amount={bill.total} />
          </View>
        </View>
      </Sheet>
    </Paper>
  )
}

/** The last group, of fee and tax, never parts from the sum. */
const Group = ({ group: { title, lines } }: { readonly group: BillGroup }) => (
  <View>
    <Heading>{title}</Heading>
    {lines.map((line) => (
      <BillRow key={line.label + line.reason} line={line} />
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
