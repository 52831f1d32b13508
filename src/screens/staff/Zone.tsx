import { zoneInWords } from './moment'

/** Below a table with moments in it. */
export const Zone = () => <p className="pt-1 text-note text-ink-soft">{zoneInWords}</p>
