import { Text, View } from '@react-pdf/renderer'
import type { AdditionalInsured } from '../facts/types'
import { Heading } from './sheet'
import { frame, type } from './style'
import { type Column, TableHead, TableRow } from './table'

const columns: readonly Column[] = [
  { head: 'Additional insured', width: 196 },
  { head: 'Address' },
  { head: 'Waiver of subrogation', width: 58, align: 'center' },
  { head: 'Primary, non-contributory', width: 66, align: 'center' },
]

/** A longer list goes on a page of its own, so that the first page has room for everything else. */
const mostLines = 3

/** Whether the first page can name all of them. */
export const fitOnFirstPage = (all: readonly AdditionalInsured[]): boolean =>
  all.reduce((sum, { name, lines }) => sum + Math.ceil(Math.max(name.length / 40, lines.join(', ').length / 37)), 0) <=
  mostLines

/** Renders nothing for an empty list. */
export function AdditionalInsureds({ all }: { readonly all: readonly AdditionalInsured[] }) {
  if (all.length === 0) return null
  if (!fitOnFirstPage(all)) return <Elsewhere count={all.length} />
  return (
    <View wrap={false} style={[frame.hairline, { paddingTop: 5 }]}>
      <TableHead columns={columns} />
      <Rows all={all} />
    </View>
  )
}

const Elsewhere = ({ count }: { readonly count: number }) => (
  <View wrap={false}>
    <Heading>Additional insureds</Heading>
    <Text style={[frame.hairline, { paddingTop: 4 }]}>
      {count} are named in the schedule that follows. It is part of this document.
    </Text>
  </View>
)

interface ScheduleProps {
  readonly all: readonly AdditionalInsured[]
  /** the document's name, printed on each page */
  readonly of: string
}

/**
 * The additional insureds with their endorsements on a new page, unless they fit on the first one. Title and table head
 * repeat on each page, so that a page passed on alone still says what it belongs to.
 */
export function AdditionalInsuredsSchedule({ all, of }: ScheduleProps) {
  if (fitOnFirstPage(all)) return null
  return (
    <View break>
      <View fixed style={{ marginBottom: 8 }}>
        <Text style={[type.part, { paddingBottom: 5 }]}>Schedule of additional insureds</Text>
        <Text style={[type.note, type.soft]}>{of}</Text>
      </View>
      <Text style={[type.note, type.soft, { marginBottom: 8 }]}>{meaning}</Text>
      <TableHead columns={columns} />
      <Rows all={all} />
    </View>
  )
}

const Rows = ({ all }: { readonly all: readonly AdditionalInsured[] }) => (
  <>
    {all.map(({ name, lines, waiver, primary }, i) => (
      <TableRow
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the order is fixed
        key={i}
        columns={columns}
        cells={[name, lines.join(', ') || '–', waiver ? 'Yes' : '–', primary ? 'Yes' : '–']}
      />
    ))}
  </>
)

/** Explains the two symbols. */
const meaning =
  'Each is insured for its liability that arises from the insured’s event, as the policy says under “Additional insureds”. Waiver: we waive our right to recover from it what we paid (waiver of subrogation). Primary: this insurance pays first and asks for no share of its own insurance (primary and non-contributory).'
