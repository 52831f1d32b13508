import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { producerCommissionMachine } from './producerCommission.machine'

export type ProducerCommissionRef = ActorRefFrom<typeof producerCommissionMachine>
type Snapshot = SnapshotFrom<typeof producerCommissionMachine>

export const selectCommissionView = (s: Snapshot) => s.value
export const selectStatement = (s: Snapshot) => s.context.statement
export const selectCommissionToken = (s: Snapshot) => s.context.token
export const selectCommissionProblem = (s: Snapshot) => s.context.problem?.message ?? null
