import { loadavg } from 'node:os'
import { bundleReport } from './bundle'
import { writeFigures } from './figures'
import { loadReport } from './load'
import { quotesReport } from './quotes'
import { callsReport } from './server/calls'
import { listsReport } from './server/lists'
import { memoryReport } from './server/memory'
import { startReport } from './startUp'
import { typingReport } from './typing'

/**
 * `npm run bench`: measures everything that it prints in this run, and writes the figures to docs/performance.md. The
 * names of parts choose some of them: `npm run bench -- calls lists`. Exits with 1 over a budget.
 */
const parts = {
  bundle: bundleReport,
  load: loadReport,
  start: startReport,
  quotes: quotesReport,
  typing: typingReport,
  calls: callsReport,
  memory: memoryReport,
  lists: listsReport,
}
const chosen = process.argv.slice(2)
const write = (text: string) => void process.stdout.write(`${text}\n`)
const [load = 0] = loadavg()
const over: string[] = []
for (const [name, report] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) over.push(...(await report(write)))
writeFigures(load)

write(over.length === 0 ? '\nEvery budget is kept.' : `\nOver budget: ${over.join('; ')}.`)
process.exitCode = over.length === 0 ? 0 : 1
