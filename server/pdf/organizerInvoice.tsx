import { View } from '@react-pdf/renderer'
import type { BrandFacts } from './facts/types'
import { Fact } from './parts/facts'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { type Column, TableHead, TableRow } from './parts/table'

/** An organizer's invoice for several exhibitors as printable text. */
export interface OrganizerInvoiceFacts {
  /** when the document was created */
  readonly made: Date
  /** in New York, MM/DD/YYYY */
  readonly day: string
  readonly number: string
  readonly lead: string
  /** the organizer, the event, the amount and the payment */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly lines: readonly {
    readonly business: string
    /** of the policy, or else of the quote */
    readonly number: string
    readonly state: string
    readonly amount: string
  }[]
  readonly total: string
  readonly brand: BrandFacts
}

const columns: readonly Column[] = [
  { head: 'Exhibitor' },
  { head: 'Quote or policy', width: 110 },
  { head: 'Status', width: 110 },
  { head: 'Amount', width: 80, align: 'right' },
]

/** Every order of the invoice, also those that left it, and the total of the others. */
export const OrganizerInvoice = ({ facts }: { readonly facts: OrganizerInvoiceFacts }) => {
  const title = `Invoice ${facts.number}`
  return (
    <PdfDocument title={title} author={facts.brand.name} made={facts.made}>
      <Sheet stamp={[title, facts.day]} footer={facts.brand.line}>
        <Title lead={facts.lead}>{title}</Title>
        {facts.facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <View style={{ marginTop: 16 }}>
          <TableHead columns={columns} />
          {facts.lines.map(({ business, number, state, amount }) => (
            <TableRow key={number} columns={columns} cells={[business, number, state, amount]} />
          ))}
        </View>
        <View wrap={false}>
          <Heading>Total</Heading>
          <Fact label="Amount" value={facts.total} />
        </View>
      </Sheet>
    </PdfDocument>
  )
}
