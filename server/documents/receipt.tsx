import type { PolicyFacts } from './facts/types'
import { BillTable } from './parts/bill'
import { Fact } from './parts/facts'
import { Paper, Sheet, Title } from './parts/sheet'

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
        <BillTable bill={bill} label={`Paid on ${facts.issued}`} />
      </Sheet>
    </Paper>
  )
}
