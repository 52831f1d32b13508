import { View } from '@react-pdf/renderer'
import type { BrandFacts } from './facts/types'
import { Fact } from './parts/facts'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { type Column, TableHead, TableRow } from './parts/table'

/** The commission of a producer in a month as printable text. */
export interface CommissionFacts {
  /** when the document was created */
  readonly made: Date
  /** in New York, MM/DD/YYYY */
  readonly day: string
  /** November 2026 */
  readonly month: string
  /** of the producer */
  readonly email: string
  /** its name, its agency and its address, as far as they are known */
  readonly producer: readonly string[]
  readonly lead: string
  readonly entries: readonly {
    readonly day: string
    readonly number: string
    /** kind and insured */
    readonly description: readonly string[]
    readonly premium: string
    readonly commission: string
  }[]
  /** sums */
  readonly premium: string
  readonly commission: string
  readonly brand: BrandFacts
}

const columns: readonly Column[] = [
  { head: 'Date', width: 60 },
  { head: 'Policy', width: 90 },
  { head: 'Entry' },
  { head: 'Premium', width: 72, align: 'right' },
  { head: 'Commission', width: 72, align: 'right' },
]

/** Every entry of the month, with the sums. */
export const Commission = ({ facts }: { readonly facts: CommissionFacts }) => {
  const title = `Commission, ${facts.month}`
  return (
    <PdfDocument title={title} author={facts.brand.name} made={facts.made}>
      <Sheet stamp={[title, facts.day]} footer={facts.brand.line}>
        <Title lead={facts.lead}>Commission statement</Title>
        <Fact label="Producer" value={[...facts.producer, facts.email].join(', ')} />
        <Fact label="Month" value={facts.month} />
        {facts.entries.length > 0 && (
          <View style={{ marginTop: 16 }}>
            <TableHead columns={columns} />
            {facts.entries.map(({ day, number, description, premium, commission }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a policy may have several entries on a day
              <TableRow key={index} columns={columns} cells={[day, number, description, premium, commission]} />
            ))}
          </View>
        )}
        <View wrap={false}>
          <Heading>Sums of the month</Heading>
          <Fact label="Premium" value={facts.premium} />
          <Fact label="Commission" value={facts.commission} />
        </View>
      </Sheet>
    </PdfDocument>
  )
}
