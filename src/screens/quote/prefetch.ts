import { preloadEntries } from '../../shared/fields/form/entriesControl'
import { preloadDialogs } from './dialogs/Dialogs'
import { preloadFor } from './price/CoverageNote'
import { preloadBecause } from './price/coverageDecline'
import { preloadBill } from './price/PriceSummary'
import { preloadConflict } from './QuoteScreen'
import { preloadSteps } from './Steps'
import { preloadAnswerSummary } from './steps/CollapsedStep'

const parts = [
  preloadBill,
  preloadFor,
  preloadAnswerSummary,
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
