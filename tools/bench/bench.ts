import { bundleReport } from './bundle'
import { loadReport } from './load'
import { quotesReport } from './quotes'
import { startReport } from './startUp'
import { typingReport } from './typing'

/** `npm run bench`: measures everything that it prints in this run. Exits with 1 over a budget. */
const write = (text: string) => void process.stdout.write(`${text}\n`)
const parts = [
  await bundleReport(write),
  await loadReport(write),
  await startReport(write),
  quotesReport(write),
  await typingReport(write),
]
const over = parts.flat()

write(over.length === 0 ? '\nEvery budget is kept.' : `\nOver budget: ${over.join('; ')}.`)
process.exitCode = over.length === 0 ? 0 : 1
