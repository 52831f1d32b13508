import { Text, View } from '@react-pdf/renderer'
import type { AdditionalInsured } from '../facts/types'
import { frame, type } from './style'

interface Props {
  readonly all: readonly AdditionalInsured[]
  /** its name, for which a venue looks on the first page */
  readonly venue: string
}

/** The endorsements of the policy, where a schedule lists the additional insureds, or there are none. */
export const Endorsements = ({ all, venue }: Props) => (
  <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 5, paddingBottom: 5 }]} wrap={false}>
    <Endorsement title="Additional insureds" text={additional(all, venue)} />
    <Endorsement title="Waiver of subrogation" text={forWhom(all, 'waiver')} />
    <Endorsement title="Primary and non-contributory" text={forWhom(all, 'primary')} />
  </View>
)

const Endorsement = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <View style={{ flex: 1 }}>
    <Text style={[type.note, type.soft]}>{title}</Text>
    <Text>{text}</Text>
  </View>
)

function additional(all: readonly AdditionalInsured[], venue: string): string {
  if (all.length === 0) return 'None'
  const rest = all.filter(({ name }) => name !== venue).length
  if (rest === all.length) return `${all.length} are named in the schedule that follows. It is part of this document.`
  return `${venue}, the venue, and ${rest} more. The schedule that follows names all of them. It is part of this document.`
}

function forWhom(all: readonly AdditionalInsured[], what: 'waiver' | 'primary'): string {
  const agreed = all.filter((one) => one[what]).length
  if (agreed === 0) return 'None'
  return agreed === all.length ? 'For each of them' : `For ${agreed} of them, as the schedule says`
}
