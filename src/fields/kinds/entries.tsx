import { lazily } from '../../ui/lazily'
import type { Control } from '../control'

const EntryList = lazily(() => import('../entries/EntryList'))
export const { preload: preloadEntries, arrival: entriesArrival } = EntryList

/** Much to draw, and asked late: it is fetched apart from the first page. */
export const entries: Control = (props) => <EntryList {...props} />
