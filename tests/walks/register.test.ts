import { expect, test } from 'vitest'
import { mermaidOf } from '../../tools/charts/mermaid'
import { keepCharts } from '../../tools/proof/evidence'
import { invariants } from './invariants'
import { charts, unwalked, walkNames } from './register'

const all = await charts()
keepCharts(
  all.map(({ file, machine, walks }) => ({
    file,
    drawing: mermaidOf(machine),
    walks: walks.map((name) => ({ name, says: invariants[name] })),
  })),
)

test.each(all.map((chart) => [chart.file, chart] as const))('%s is in the register, whole', (_, chart) => {
  expect(chart.walks).not.toEqual([])
  expect(unwalked(chart)).toEqual([])
})

test('each walk of the register is of a chart that stands in a file', () => {
  expect(walkNames.filter((name) => !all.some(({ walks }) => walks.includes(name)))).toEqual([])
})

test('a region that nobody walks is named', () => {
  const quote = all.find(({ file }) => file === 'customer/quote/quote.machine.ts')!
  const walks = quote.walks.filter((name) => name !== 'quote coupon')
  expect(unwalked({ ...quote, walks })).toEqual(expect.arrayContaining(['quoting.coupon', 'quoting.coupon.idle']))
})
