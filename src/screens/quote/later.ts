import { preloadDialogs } from '../../dialogs/Dialogs'
import { preloadEntries } from '../../fields/kinds/entries'
import { preloadBill } from '../../price/Bill'
import { preloadFor } from '../../price/Under'
import { preloadBecause } from '../../price/Withheld'
import { preloadSaid } from '../../step/ClosedStep'
import { preloadConflict } from './QuoteScreen'
import { preloadSteps } from './Steps'

const parts = [
  preloadBill,
  preloadFor,
  preloadSaid,
  preloadDialogs,
  preloadBecause,
  preloadEntries,
  preloadSteps,
  preloadConflict,
]

/** milliseconds: longer than the first page takes, shorter than a person takes for it */
const firstPage = 2000

/** Fetches what comes after the first page, and what the room adds to it, while nobody waits for it. */
export const fetchLater = (preloadTools: () => void) =>
  setTimeout(() => {
    for (const preload of [...parts, preloadTools]) preload()
  }, firstPage)
