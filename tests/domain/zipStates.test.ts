import { expect, test } from 'vitest'
import { stateCodes } from '../../domain/common/states'
import { stateOfZip } from '../../domain/common/zipStates'

test.each([
  ['78701', 'TX'],
  ['10001-0001', 'NY'],
  ['06010', 'CT'],
  ['02108', 'MA'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['00501', 'NY'],
  ['99501', 'AK'],
  ['09001', null],
  ['00901', null],
  ['7870', null],
  [null, null],
])('%s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state)
})

test('each state has ZIP codes', () => {
  const states = new Set(
    Array.from({ length: 1000 }, (_, prefix) => stateOfZip(String(100_000 + 100 * prefix).slice(1))),
  )
  expect([...states].filter(Boolean).sort()).toEqual([...stateCodes].sort())
})
