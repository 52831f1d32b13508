import { record } from './figures'
import { emptyFolder, npmStart, remove } from './product'

const budgets = { first: 8000, later: 3000 }

/** Measures the time from `npm start` to the first page, without install and build: with and without a data folder. */
export async function startReport(write: (text: string) => void) {
  const folder = await emptyFolder()
  const measured = { first: await start(folder), later: await median(3, () => start(folder)) }
  await remove(folder)

  write('\nFrom `npm start` to the first page')
  for (const name of ['first', 'later'] as const)
    write(`  ${`${name} start`.padEnd(12)} ${seconds(measured[name])}, budget ${seconds(budgets[name])}`)
  return (['first', 'later'] as const).flatMap((name) =>
    record({
      part: 'start',
      name: `${name} start`,
      unit: 'ms',
      ours: Math.round(measured[name]),
      budget: `≤ ${budgets[name]} ms`,
      isKept: measured[name] <= budgets[name],
    }),
  )
}

async function start(folder: string) {
  const product = await npmStart(folder)
  await product.stop()
  return product.ms
}

/** the median, because other work on the machine makes single runs slow */
async function median(times: number, measure: () => Promise<number>) {
  const all: number[] = []
  for (let i = 0; i < times; i++) all.push(await measure())
  return all.sort((a, b) => a - b)[Math.floor(times / 2)]!
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
