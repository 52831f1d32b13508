import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { exhibitorImportMachine } from './exhibitorImport.machine'

export type ExhibitorImportRef = ActorRefFrom<typeof exhibitorImportMachine>

/** The overlay's text while a state waits. */
export const selectInviteBusy = (s: SnapshotFrom<typeof exhibitorImportMachine>) => busyIn(s)
