import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { recordingMachine } from './recording.machine'

export type RecordingRef = ActorRefFrom<typeof recordingMachine>
type Snapshot = SnapshotFrom<typeof recordingMachine>

/** The status while a file is read. */
export const selectReading = (s: Snapshot) => busyIn(s)
export const selectFault = (s: Snapshot) => s.context.fault
export const selectRejections = (s: Snapshot) => s.context.rejections
