import { Text, View } from '@react-pdf/renderer'
import type { AdditionalInsured } from '../facts/types'
import { frame, type } from './style'

/** The endorsements of the policy, where a schedule lists the additional insureds, or there are none. */
export const Endorsements = ({ all }: { readonly all: readonly AdditionalInsured[] }) => (
  <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 5, paddingBottom: 5 }]} wrap={false}>
    <Endorsement title="Additional insureds" text={additional(all)} />
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

const additional = (all: readonly AdditionalInsured[]) =>
  all.length === 0 ? 'None' : `${all.length} are named in the schedule that follows. It is part of this document.`

function forWhom(all: readonly AdditionalInsured[], what: 'waiver' | 'primary'): string {
  const agreed = all.filter((one) => one[what]).length
  if (agreed === 0) return 'None'
  return agreed === all.length ? 'For each of them' : `For ${agreed} of them, as the schedule says`
}
