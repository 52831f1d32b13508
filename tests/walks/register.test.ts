import { expect, test } from 'vitest'
import { mermaidOf } from '../../tools/charts/mermaid'
import { keepCharts } from '../../tools/proof/evidence'
import { adviceFor, charts, unwalked } from './coverage'
import { walkNames, walkOf } from './register'

const all = await charts()
keepCharts(
  all.map(({ file, machine, walks }) => ({
    file,
    drawing: mermaidOf(machine),
    walks: walks.map((name) => ({ name, says: walkOf(name).guarantees })),
  })),
)

test.each(all.map((chart) => [chart.file, chart] as const))('%s is in the register, whole', (_, chart) => {
  expect(adviceFor(chart)).toBe('')
})

test('each walk of the register has a chart file', () => {
  expect(walkNames.filter((name) => !all.some(({ walks }) => walks.includes(name)))).toEqual([])
})

test('a region without a walk is reported, with the missing walk and the file for it', () => {
  const quote = all.find(({ file }) => file === 'customer/quote/quote.machine.ts')!
  const chart = { ...quote, walks: quote.walks.filter((name) => name !== 'quote coupon') }
  expect(unwalked(chart)).toEqual(expect.arrayContaining(['quoting.coupon', 'quoting.coupon.idle']))
  expect(adviceFor(chart)).toBe(
    "machines/customer/quote/quote.machine.ts: no walk goes through quoting.coupon. Add a walk with `region: ['quoting', 'coupon']` to tests/walks/quote.coupon.walks.ts, and its name to tests/walks/all.walks.ts.",
  )
})

test('a chart without a walk is reported, with the missing walk and the file for it', () => {
  const chart = { ...all[0]!, file: 'customer/parking/parking.machine.ts', walks: [] }
  expect(adviceFor(chart)).toBe(
    'machines/customer/parking/parking.machine.ts: no walk goes through it. Add a walk to tests/walks/parking.walks.ts, and its name to tests/walks/pages.walks.ts.',
  )
})
