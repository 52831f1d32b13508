import { describe, expect, test } from 'vitest'
import type { SheetAnswers } from '../../../domain/venues/form'
import { sheetColumnOf } from '../../../domain/venues/importFile'
import { answersInRow, liquorWords, rowFaults } from '../../../domain/venues/importRow'

test('a state in an import may be its name, or a code in small letters', () => {
  const stateIn = (state: string) => answersInRow({ state }).state
  expect([stateIn('FLORIDA'), stateIn('fl'), stateIn('Rhode  Island'), stateIn('Utopia')]).toEqual([
    'FL',
    'FL',
    'RI',
    'Utopia',
  ])
})

test('a row of an import reads yes, no, amounts with a dollar sign, and blank cells', () => {
  const row = { known_as: 'Example Hall', waiver_of_subrogation: 'Yes', other_auto: 'x', each_occurrence: '$1,000,000' }
  const { known_as, waiver_of_subrogation, primary_noncontributory, other_auto, each_occurrence, liquor } =
    answersInRow(row)
  expect({ known_as, waiver_of_subrogation, primary_noncontributory, other_auto, each_occurrence, liquor }).toEqual({
    known_as: 'Example Hall',
    waiver_of_subrogation: 'True',
    primary_noncontributory: 'False',
    other_auto: 'True',
    each_occurrence: 1_000_000,
    liquor: 'notRequired',
  })
  expect(Object.keys(rowFaults(answersInRow({ ...row, waiver_of_subrogation: 'perhaps' })))).toContain(
    'waiver_of_subrogation',
  )
})

describe('a choice in a row', () => {
  const hall = {
    known_as: 'Example Hall',
    legal_name: 'Example Hall LLC',
    address_1: '1 Sample Street',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  }
  const faultOf = (name: keyof SheetAnswers, cell: string) => rowFaults(answersInRow({ ...hall, [name]: cell }))[name]

  test('may be the value or the label of an option, in any letters', () => {
    const liquorIn = (liquor: string) => answersInRow({ liquor }).liquor
    expect(['Forbidden', 'no alcohol is allowed', 'HostWhenServed'].map(liquorIn)).toEqual([
      'forbidden',
      'forbidden',
      'hostWhenServed',
    ])
    expect(liquorWords.map((words) => faultOf('liquor', words))).toEqual(liquorWords.map(() => undefined))
    expect(answersInRow({ setup_days: 'none' }).setup_days).toBe('0')
  })

  test('that is another one names the values that are accepted', () => {
    const alcohol = faultOf('liquor', 'yes')
    for (const words of liquorWords) expect(alcohol).toContain(`“${words}”`)
    expect([
      faultOf('state', 'Utopia'),
      faultOf('setup_days', '11'),
      faultOf('setup_days', '-1'),
      faultOf('teardown_days', '1.0'),
      faultOf('waiver_of_subrogation', 'perhaps'),
      faultOf('other_auto', 'perhaps'),
    ]).toEqual([
      '“State” needs a US state, such as TX or Texas',
      '“Covered setup days” needs a number from 0 to 10',
      '“Covered setup days” needs a number from 0 to 10',
      '“Covered teardown days” needs a number from 0 to 10',
      '“Do you need a waiver of subrogation?” needs yes or no',
      expect.stringMatching(/needs yes or no$/),
    ])
  })

  test('without an answer is asked for', () => {
    expect(faultOf('state', '')).toBe('Answer “State”')
  })
})

test('plain headings mean the columns, and “Limit” the limit of each occurrence where no other heading does', () => {
  const columns = (...head: string[]) => head.map((heading) => sheetColumnOf(heading, head))
  expect(columns('Town', 'Send certificates to', 'Limit', 'Aggregate', 'Colour')).toEqual([
    'city',
    'send_to',
    'each_occurrence',
    'general_aggregate',
    undefined,
  ])
  expect(columns('Limit', 'Each occurrence')).toEqual([undefined, 'each_occurrence'])
})
