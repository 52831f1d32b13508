import { preloadDialogs } from '../../dialogs/Dialogs'
import { preloadEntries } from '../../fields/kinds/entries'
import { preloadBreakdown } from '../../price/Bill'
import { preloadSteps } from './Steps'

/** milliseconds: longer than the first page takes, shorter than a person takes for it */
const firstPage = 2000

/** Fetches what comes after the first page while nobody waits for it. */
export const fetchLater = () =>
  setTimeout(() => {
    preloadBreakdown()
    preloadDialogs()
    preloadEntries()
    preloadSteps()
  }, firstPage)
