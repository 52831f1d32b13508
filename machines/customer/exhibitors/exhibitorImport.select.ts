import type { ActorRefFrom } from 'xstate'
import type { exhibitorImportMachine } from './exhibitorImport.machine'

export type ExhibitorImportRef = ActorRefFrom<typeof exhibitorImportMachine>
