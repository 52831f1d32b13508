import { expect, test } from 'vitest'
import { changePlants } from '../../tools/explorer/policy/changePlants'
import { changeWorlds } from '../../tools/explorer/policy/changePromises'
import { policyPlants } from '../../tools/explorer/policy/plants'
import { policyWorlds } from '../../tools/explorer/policy/promises'
import { quotePlants } from '../../tools/explorer/policy/quotePlants'
import { quoteWorlds } from '../../tools/explorer/policy/quotePromises'
import { reissueWorlds } from '../../tools/explorer/policy/reissue'
import { cancellations, changes, quotes, replacements } from '../../tools/explorer/subjects'
import { readSchema } from '../../tools/explorer/tables/schema'

/** `npm run prove:money` explores every world of a quote and of a sold policy; here are small ones. */
const schema = await readSchema()

test('a policy that two members of staff cancel is explored to its end, and every promise holds', async () => {
  const world = policyWorlds.find(({ name }) => name.includes('two members of staff'))!
  const { isProved, lines } = await cancellations.proveWorld(schema, world)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('a cancellation with a second person is explored to its end, and every promise holds', async () => {
  const world = policyWorlds.find(({ name }) => name.includes('two approve at once'))!
  const { isProved, lines } = await cancellations.proveWorld(schema, world)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('a change that is paid for while staff cancel the policy is explored to its end, and every promise holds', async () => {
  const world = changeWorlds.find(({ name }) => name === 'a policy is changed while staff cancel it')!
  const { isProved, lines } = await changes.proveWorld(schema, world)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('a status request that is refused because its order overtook it is noticed', async () => {
  const plant = changePlants.find(({ name }) => name.startsWith('a status request is refused'))!
  const { isProved, lines } = await changes.provePlant(schema, plant)
  expect(isProved, lines.join('\n')).toBe(true)
  expect(lines.join('\n')).toMatch(/THE BANK has charged 2100 cents.*window 1 is told that it cannot be done/s)
})

test.each([
  'an order by check is paid in part, and withdrawn while the rest arrives',
  'an approved quote is bought while its answers change',
])('%s: the world is explored to its end, and every promise holds', async (chosen) => {
  const world = quoteWorlds.find(({ name }) => name === chosen)!
  const { isProved, lines } = await quotes.proveWorld(schema, world)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('a certificate that two members of staff replace is explored to its end, and every promise holds', async () => {
  const world = reissueWorlds.find(({ name }) => name.includes('two members of staff'))!
  const { isProved, lines } = await replacements.proveWorld(schema, world)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('a page that is told nothing of its order is noticed', async () => {
  const plant = quotePlants.find(({ name }) => name.startsWith('a page that asks about an order'))!
  const { isProved, lines } = await quotes.provePlant(schema, plant)
  expect(isProved, lines.join('\n')).toBe(true)
  expect(lines.join('\n')).toMatch(/window 1 asks how it ended.*window 1 is told that it cannot be done/s)
})

test('a requester who may approve is noticed', async () => {
  const plant = policyPlants.find(({ name }) => name === 'a requester may approve')!
  const { isProved, lines } = await cancellations.provePlant(schema, plant)
  expect(isProved, lines.join('\n')).toBe(true)
  expect(lines.join('\n')).toContain('no refund above the rule is decided without two persons')
})

test('the story of a refund that is entered twice ends with the worker that was paused', async () => {
  const plant = policyPlants.find(({ name }) => name.startsWith('a refund that another worker'))!
  const { isProved, lines } = await cancellations.provePlant(schema, plant)
  expect(isProved, lines.join('\n')).toBe(true)
  expect(lines.at(1)).toMatch(/1\. staff 1 presses the button/)
  expect(lines.join('\n')).toMatch(/THE BANK has refunded.*is paused, and its lease ends.*RF-000002 is wanted/s)
})
