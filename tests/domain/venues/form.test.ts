import { expect, test } from 'vitest'
import { blanksOf } from '../../../domain/application/apart'
import { answersOf, type SheetAnswers, sheetFaults, sheetOf, sheetQuestions } from '../../../domain/venues/form'
import { publishedSheets } from './sheets'

const sample = answersOf(publishedSheets[0]!.sheet)
const faultsOf = (changed: Partial<SheetAnswers>) => sheetFaults({ ...sample, ...changed })

test('each of the thirty sheets is described by the form without a fault, and read from it unchanged', () => {
  for (const { sheet } of publishedSheets) {
    const answers = answersOf(sheet)
    expect([sheet.known_as, sheetFaults(answers)]).toEqual([sheet.known_as, {}])
    expect(sheetOf(answers)).toEqual(sheet)
  }
})

test('a blank form asks for the names and the address only', () => {
  expect(Object.keys(sheetFaults(blanksOf(sheetQuestions) as unknown as SheetAnswers))).toEqual([
    'known_as',
    'legal_name',
    'address_1',
    'zip',
    'city',
    'state',
  ])
})

test('a line of the additional insureds without its ZIP code is named by its number', () => {
  expect(
    faultsOf({ also_insured: 'Sample City; 1 Example Plaza; Austin; TX; 78701\nTown of Example; Austin' }),
  ).toEqual({
    also_insured: expect.stringContaining('Line 2'),
  })
})

test('more than 90 days before the event, and more than eleven other additional insureds, are faults', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Sample ${i}; 1 Example Plaza; Austin; TX; 78701`).join('\n')
  expect(Object.keys(faultsOf({ due_days: 91, also_insured: lines })).toSorted()).toEqual(['also_insured', 'due_days'])
})

test('a general aggregate below the limit of each occurrence is a fault', () => {
  const faults = (general_aggregate: number | null) => faultsOf({ each_occurrence: 2_000_000, general_aggregate })
  expect(faults(1_000_000)).toEqual({ general_aggregate: expect.stringContaining('$2,000,000') })
  expect([faults(2_000_000), faults(null)]).toEqual([{}, {}])
})

test('a limit that is no amount is a fault with the example of a limit', () => {
  expect(faultsOf({ each_occurrence: 'a million' })).toEqual({
    each_occurrence: '“Each occurrence” needs an amount in dollars, like 1000000',
  })
})
