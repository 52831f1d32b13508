import { Text, View } from '@react-pdf/renderer'
import type { AdditionalInsured } from '../facts/types'
import { Heading } from './sheet'
import { frame, type } from './style'
import { type Column, TableHead, TableRow } from './table'

const columns: readonly Column[] = [
  { head: 'Name', width: 164.6 },
  { head: 'Address' },
  { head: 'Waiver', width: 44, align: 'center' },
  { head: 'Primary', width: 44, align: 'center' },
]

/** What would take more lines than these stands on a page of its own, so that the first page says everything else. */
const mostLines = 3

const fitsBeside = (all: readonly AdditionalInsured[]) =>
  all.reduce((sum, { name, lines }) => sum + Math.ceil(Math.max(name.length / 32, lines.join(', ').length / 48)), 0) <=
  mostLines

/** Nothing where there are none. */
export function AdditionalInsureds({ all }: { readonly all: readonly AdditionalInsured[] }) {
  if (all.length === 0) return null
  if (!fitsBeside(all)) return <Elsewhere count={all.length} />
  return (
    <View>
      <Heading>Additional insureds</Heading>
      <Rows all={all} />
    </View>
  )
}

const Elsewhere = ({ count }: { readonly count: number }) => (
  <View wrap={false}>
    <Heading>Additional insureds</Heading>
    <Text style={[frame.hairline, { paddingTop: 4 }]}>
      {count} are named in the schedule that follows. It is part of this paper.
    </Text>
  </View>
)

/** All of them with what was agreed for each, on a new page; nothing where they stand on the first one. */
export function AdditionalInsuredsSchedule({ all }: { readonly all: readonly AdditionalInsured[] }) {
  if (fitsBeside(all)) return null
  return (
    <View break>
      <Text style={[type.part, { marginBottom: 8 }]}>Schedule of additional insureds</Text>
      <Rows all={all} />
      <Text style={[type.note, type.soft, { marginTop: 6 }]}>{meaning}</Text>
    </View>
  )
}

const Rows = ({ all }: { readonly all: readonly AdditionalInsured[] }) => (
  <View>
    <TableHead columns={columns} />
    {all.map(({ name, lines, waiver, primary }, i) => (
      <TableRow
        // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and none of them moves
        key={i}
        columns={columns}
        cells={[name, lines.join(', ') || '–', waiver ? 'Yes' : '–', primary ? 'Yes' : '–']}
      />
    ))}
  </View>
)

/** What the two marks stand for. */
const meaning =
  'Each is insured for its liability that arises from the insured’s event, as the policy says under “Additional insureds”. Waiver: we waive our right to recover from it what we paid. Primary: this insurance pays first and asks for no share of its own insurance.'
