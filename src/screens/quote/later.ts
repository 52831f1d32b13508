import { preloadDialogs } from '../../dialogs/Dialogs'
import { preloadEntries } from '../../fields/kinds/entries'
import { preloadBill } from '../../price/Bill'
import { preloadFor } from '../../price/Under'
import { preloadBecause } from '../../price/Withheld'
import { preloadSaid } from '../../step/ClosedStep'
import { preloadSteps } from './Steps'

const parts = [preloadBill, preloadFor, preloadSaid, preloadDialogs, preloadBecause, preloadEntries, preloadSteps]

/** milliseconds: longer than the first page takes, shorter than a person takes for it */
const firstPage = 2000

/** Fetches what comes after the first page while nobody waits for it. */
export const fetchLater = () =>
  setTimeout(() => {
    for (const preload of parts) preload()
  }, firstPage)
