import { View } from '@react-pdf/renderer'
import type { BrandFacts } from './facts/types'
import { Fact } from './parts/facts'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { type Column, TableHead, TableRow } from './parts/table'

/** The ledger of a contact as printable text. */
export interface StatementFacts {
  /** when the document was created */
  readonly made: Date
  /** in New York, MM/DD/YYYY */
  readonly day: string
  /** of the policy, or of the quote */
  readonly number: string
  readonly lead: string
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note?: string }[]
  readonly entries: readonly StatementEntry[]
  /** totals */
  readonly sums: readonly { readonly label: string; readonly value: string }[]
  readonly brand: BrandFacts
}

interface StatementEntry {
  readonly day: string
  /** INV-000104 */
  readonly number: string
  /** kind and purpose */
  readonly description: readonly string[]
  /** amounts; blank where nothing is charged or paid */
  readonly charged: string
  readonly paid: string
  readonly balance: string
}

const columns: readonly Column[] = [
  { head: 'Date', width: 60 },
  { head: 'Number', width: 66 },
  { head: 'Description' },
  { head: 'Charged', width: 64, align: 'right' },
  { head: 'Paid', width: 64, align: 'right' },
  { head: 'Balance', width: 64, align: 'right' },
]

/** Every entry, with the balance after each. */
export const Statement = ({ facts }: { readonly facts: StatementFacts }) => (
  <PdfDocument title={`Statement ${facts.number}`} author={facts.brand.name} made={facts.made}>
    <Sheet stamp={[`Statement ${facts.number}`, facts.day]} footer={facts.brand.line}>
      <Title lead={facts.lead}>Statement</Title>
      {facts.facts.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      <View style={{ marginTop: 16 }}>
        <TableHead columns={columns} />
        {facts.entries.map(({ day, number, description, charged, paid, balance }) => (
          <TableRow key={number} columns={columns} cells={[day, number, description, charged, paid, balance]} />
        ))}
      </View>
      <View wrap={false}>
        <Heading>Account balance</Heading>
        {facts.sums.map((sum) => (
          <Fact key={sum.label} {...sum} />
        ))}
      </View>
    </Sheet>
  </PdfDocument>
)
