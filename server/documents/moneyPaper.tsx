import { View } from '@react-pdf/renderer'
import type { Bill } from './facts/types'
import { documentNames } from './kinds'
import type { MoneyFacts } from './money/types'
import { BillTable } from './parts/bill'
import { Fact } from './parts/facts'
import { Heading, Paper, Sheet, Title } from './parts/sheet'

/** Points that are free on one page under the largest head, and what of them each part takes. */
const [free, group, line, reason] = [400, 36, 20, 12] as const

/** A sum stands under what it is the sum of, and on the same page: else the reasons are left out. */
const isLong = ({ groups }: Bill) => {
  const lines = groups.flatMap((one) => one.lines)
  return groups.length * group + lines.length * line + lines.filter((one) => one.reason).length * reason > free
}

/** Receipt, invoice, credit memo and refund: what moved or is to move, why, and how. */
export function MoneyPaper({ facts }: { readonly facts: MoneyFacts }) {
  const { brand, kind, number, day, lead, rows, bill, total, ways } = facts
  const name = documentNames[kind]
  return (
    <Paper title={`${name} ${number}`} author={brand.name} made={facts.made}>
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
        <BillTable bill={bill} label={total} isBrief={isLong(bill)} />
      </Sheet>
    </Paper>
  )
}
