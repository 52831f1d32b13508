import { View } from '@react-pdf/renderer'
import { documentNames } from './facts/kinds'
import type { MoneyFacts } from './facts/moneyTypes'
import { BillTable } from './parts/bill'
import { Fact } from './parts/facts'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'

interface MoneyDocumentProps {
  readonly facts: MoneyFacts
  /** leaves out the reasons of the amounts */
  readonly isBrief: boolean
}

/** Receipt, invoice, credit memo or refund: the amount, its purpose, and the payment method. */
export function MoneyDocument({ facts, isBrief }: MoneyDocumentProps) {
  const { brand, kind, number, day, lead, rows, bill, total, ways } = facts
  const name = documentNames[kind]
  return (
    <PdfDocument title={`${name} ${number}`} author={brand.name} made={facts.made}>
      <Sheet stamp={[`${name} ${number}`, day]} footer={brand.line}>
        <Title lead={lead}>{name}</Title>
        {rows.map((row) => (
          <Fact key={row.label} {...row} />
        ))}
        {ways.length > 0 && (
          <View wrap={false}>
            <Heading>How to pay</Heading>
            {ways.map((way) => (
              <Fact key={way.label} {...way} />
            ))}
          </View>
        )}
        <BillTable bill={bill} label={total} isBrief={isBrief} />
      </Sheet>
    </PdfDocument>
  )
}
