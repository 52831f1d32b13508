import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { venueBoardMachine } from './venueBoard.machine'

export type VenueBoardRef = ActorRefFrom<typeof venueBoardMachine>
type Snapshot = SnapshotFrom<typeof venueBoardMachine>

export const selectBoardView = (s: Snapshot) => s.value
export const selectBoard = (s: Snapshot) => s.context.board
export const selectBoardQuery = (s: Snapshot) => s.context.query
export const selectBoardToken = (s: Snapshot) => s.context.token
export const selectBoardProblem = (s: Snapshot) => s.context.problem?.message ?? null
