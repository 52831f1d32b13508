import { lazily } from '../../ui/LazyPart'
import type { Control } from '../control/control'

const EntryList = lazily(() => import('../entries/EntryList'))
export const { preload: preloadEntries, arrival: entriesArrival } = EntryList

/** Much to draw, and asked late: it is fetched apart from the first page. */
export const entries: Control = (props) => <EntryList {...props} />
