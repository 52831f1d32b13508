import { lazily } from '../../ui/LazyPart'
import type { Control } from '../control/control'

const EntryList = lazily(() => import('../entries/EntryList'))
export const { preload: preloadEntries, arrival: entriesArrival } = EntryList

/** Large and needed late, so it is loaded apart from the first page. */
export const entries: Control = (props) => <EntryList {...props} />
