import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers, FieldName } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { typesWhere } from '../../domain/catalogue'
import { decide } from '../../domain/decision'
import { coverAlone } from '../../domain/decision/alone'
import { coverOf } from '../../domain/decision/model/cover'
import { outcomeOf, reasonCodes, today } from './decisionOutcomes'
import { anyAnswers } from './properties/answers'
import { runs } from './properties/runs'
import { cancellationRows } from './rows/cancellation'
import { liabilityRows } from './rows/liability'
import { alcoholRows } from './rows/size'

const both = 'Liability and Cancellation Insurance'
const earlier = { sustained_loss_or_damage: 'True' } as const
const claim = { loss_claim_before: 'True' } as const

describe('the coverage that a reason touches', () => {
  test.each<[FieldName, string]>([
    ['loss_claim_before', 'liability'],
    ['security_independent_contractor', 'liability'],
    ['liquor_receipt', 'liability'],
    ['national_level_performer', 'liability'],
    ['damage_rented_premises_limit', 'liability'],
    ['move_inside_or_cancel', 'cancellation'],
    ['event_total_costs', 'cancellation'],
    ['loss_deposit_limit', 'cancellation'],
    ['number_attendees', 'all'],
    ['event_type', 'all'],
  ])('%s is asked for %s', (field, cover) => {
    expect(coverOf(field)).toBe(cover)
  })

  test('the questions of one coverage touch that coverage', () => {
    const touched = (rows: readonly (typeof liabilityRows)[number][]) => [
      ...new Set(rows.flatMap(([, choices]) => outcomeOf(choices).reasons.map(({ cover }) => cover))),
    ]
    expect(touched(liabilityRows)).toEqual(['liability'])
    expect(touched(cancellationRows)).toEqual(['cancellation'])
    expect(touched(alcoholRows).sort()).toEqual(['all', 'liability'])
  })

  test('no reason touches a coverage that is not bought', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        for (const [coverage_type, not] of [
          ['Liability Insurance', 'cancellation'],
          ['Cancellation Insurance', 'liability'],
        ] as const) {
          const { reasons } = decide({ ...answers, event_type: 'Wedding', coverage_type }, { today })
          expect(reasons.filter(({ cover }) => cover === not)).toEqual([])
        }
      }),
      runs(300),
    )
  })
})

describe('the coverage that may be bought alone (decision 13)', () => {
  const aloneOf = (choices: Partial<Answers>) => {
    const answers = { coverage_type: both, ...choices } as const
    return coverAlone(outcomeOf(answers).reasons, answers.coverage_type)
  }

  test.each<[string, Partial<Answers>, string | null]>([
    ['is liability where reasons touch cancellation', earlier, 'Liability Insurance'],
    ['is cancellation where reasons touch liability', claim, 'Cancellation Insurance'],
    ['is none where reasons touch both', { ...earlier, ...claim }, null],
    ['is none where a reason touches everything', { number_attendees: 6000 }, null],
    ['is none where one reason touches everything', { ...earlier, event_end_date: '06/30/2027' }, null],
    ['is none without a reason', {}, null],
    [
      'is liability in place of cancellation alone',
      { ...earlier, coverage_type: 'Cancellation Insurance' },
      'Liability Insurance',
    ],
    ['is none where only liability is chosen', { ...claim, coverage_type: 'Liability Insurance' }, null],
  ])('%s', (_, choices, expected) => {
    expect(aloneOf(choices)).toBe(expected)
  })

  test('the remaining coverage is not referred or declined for the other one', { timeout: 60_000 }, () => {
    let alone = 0
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        const chosen = { ...answers, event_type: 'Wedding', event_state: 'TX', coverage_type: both } as const
        const { reasons } = decide(chosen, { today })
        const coverage_type = coverAlone(reasons, both)
        if (!coverage_type) return
        alone++
        const provider = { is_hcc: 'True' } as const
        const left = decide({ ...chosen, ...provider, coverage_type }, { today }).reasons
        expect(left).toEqual([])
      }),
      runs(600),
    )
    expect(alone).toBeGreaterThan(20)
  })
})

describe('people, days and types touch every coverage (decisions 14, 15 and 22)', () => {
  const alone = { coverage_type: 'Cancellation Insurance' } as const

  test.each(typesWhere(({ declinesFrom, canCancel }) => declinesFrom === 5001 && canCancel))(
    '5,001 people decline a %s for cancellation alone',
    (event_type) => {
      expect(reasonCodes({ ...alone, event_type, number_attendees: 5000 })).toBe('quote')
      expect(outcomeOf({ ...alone, event_type, number_attendees: 5001 })).toMatchObject({
        outcome: 'decline',
        reasons: [{ code: 'attendees_over_5000', cover: 'all' }],
      })
    },
  )

  test('5,001 people or eleven days refer any other type', () => {
    expect(reasonCodes({ ...alone, number_attendees: 5001 })).toBe('refer: attendees_over_5000')
    expect(reasonCodes({ ...alone, event_end_date: '06/22/2027' })).toBe('refer: over_10_days')
  })
})

test('a missing or half-typed amount decides nothing', () => {
  const answers = answeredThrough('underwriting', { coverage_type: both, event_type: 'Trade Show' })
  for (const event_total_costs of [null, '300,00x' as unknown as number, -5])
    expect(decide({ ...answers, event_total_costs }, { today }).outcome).toBe('quote')
})

test('the maximum insured amount is shown where it is asked (decision 48)', () => {
  const show = { coverage_type: 'Cancellation Insurance', event_type: 'Trade Show' } as const
  const named = (choices: Partial<Answers>) =>
    outcomeOf({ ...show, ...choices }).reasons.map(({ field, remedy }) => [field, /\$[\d,]+/.exec(remedy ?? '')?.[0]])
  expect(named({ event_total_costs: 300_000 })).toEqual([['event_total_costs', '$250,000']])
  expect(named({ event_gross_revenue: 300_000 })).toEqual([['event_gross_revenue', '$250,000']])
  expect(named({ event_gross_revenue: 300_000, is_hcc: 'True' })).toEqual([['event_gross_revenue', '$100,000']])
  expect(named({ event_total_costs: 300_000, event_state: 'LA' })).toEqual([['event_total_costs', '$100,000']])
  expect(named({ event_type: 'Wedding', event_total_costs: 300_000 })).toEqual([['event_total_costs', '$100,000']])
})
