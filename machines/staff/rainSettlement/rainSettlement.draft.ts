import { enums, object } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { answersShape, type DraftedPage, storedAsIs, storedEach } from '../../kit/draft'
import type { rainSettlementMachine } from './rainSettlement.machine'
import { draftsIn, isFormWritten, type SettlementDraft } from './rainSettlement.setup'

type Snapshot = SnapshotFrom<typeof rainSettlementMachine>

const shape = object({ at: enums(['measuring', 'paying']), answers: answersShape, began: answersShape })
type Stored = typeof shape.TYPE

function openAt(snapshot: Snapshot): SettlementDraft['at'] | null {
  if (!isFormWritten(snapshot.context)) return null
  if (snapshot.matches('measuring') || snapshot.matches('recording')) return 'measuring'
  return snapshot.matches('paying') || snapshot.matches('marking') ? 'paying' : null
}

/** A measurement or a payment that is not recorded yet. */
export const rainSettlementDraft: DraftedPage<Snapshot, Record<string, SettlementDraft>, Record<string, Stored>> = {
  ...storedEach(storedAsIs<SettlementDraft, Stored>('rainSettlement', shape)),
  draftIn: (snapshot) => draftsIn(snapshot.context, openAt(snapshot)),
}
