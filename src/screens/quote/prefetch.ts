import { whileIdle } from '../../shared/browser/whileIdle'
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

/** milliseconds: longer than the first page takes to load, shorter than a person needs for it */
const firstPage = 2000

/** Fetches the code of later steps, and the page's tools, while the browser is idle and nobody types. */
export const fetchLater = (preloadTools: () => void) =>
  setTimeout(() => whileIdle(window, [...parts, preloadTools]), firstPage)
