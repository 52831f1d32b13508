import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldName } from '../../../domain/application'
import { applicableAnswers } from '../../../domain/application/applicable'
import { centsOf } from '../../../domain/common/money'
import { lineWords } from '../../../domain/worksheet'
import { anyAnswers, wholeAnswers } from './answers'
import { moreOf } from './more'
import { anyBasis, dueOf, offered } from './quoted'
import { inTime, runs } from './runs'

/** Each of these increases at least once. */
const increased: readonly FieldName[] = [
  'number_attendees',
  'event_end_date',
  'coverage_type',
  'coverage_limits',
  'setup_dates',
  'raindate_coverage',
  'event_total_costs',
  'medical_payments',
  'medical_payments_limit',
  'damage_rented_premises_limit',
  'rehearsal_dinner',
  'tria_accepted',
  'loss_deposit',
  'photograph_video_limit',
  'damage_wedding_attire',
  'ai_data',
]

test('more people, days, coverages or a higher limit never cost less', inTime, () => {
  const compared = new Set<FieldName>()
  const more = fc.property(
    wholeAnswers(),
    anyBasis('coupon'),
    fc.integer({ min: 1, max: 3000 }),
    (answers, basis, by) => {
      const now = dueOf(offered(answers, basis))
      if (now === null) return
      for (const { of, answers: asking } of moreOf(answers, by)) {
        const then = dueOf(offered(asking, basis))
        if (then === null) continue
        compared.add(of)
        expect(then, `${of}: ${JSON.stringify(asking[of])}`).toBeGreaterThanOrEqual(now)
      }
    },
  )
  const unseen = () => increased.filter((name) => !compared.has(name))
  fc.assert(more, runs(600))
  // some fields increase in one run of a hundred, so that a few hundred may miss one
  for (let round = 0; unseen().length > 0 && round < 20; round++) fc.assert(more, runs(600))
  expect(unseen()).toEqual([])
})

test(
  'the lines of the worksheet add up to the amount due to the cent, and its groups to the premiums with terrorism coverage',
  inTime,
  () => {
    fc.assert(
      fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
        const offer = offered(answers, basis)
        if (offer.outcome !== 'quote') return
        const { worksheet, pricing_detail: detail } = offer.price
        const sum = (which: (line: (typeof worksheet)[number]) => boolean) =>
          worksheet.filter(which).reduce((cents, { amount }) => cents + centsOf(amount), 0)
        expect(sum(() => true)).toBe(centsOf(detail.amount_due))
        expect(sum(({ group }) => group === 'liability')).toBe(centsOf(detail.premium) + centsOf(detail.tria))
        expect(sum(({ group }) => group === 'cancellation')).toBe(centsOf(detail.ec_premium))
        expect(sum(({ group }) => group === 'fees')).toBe(
          centsOf(detail.policy_fee) + centsOf(detail.state_tax) - centsOf(detail.coupon_discount),
        )
        for (const { field } of worksheet.filter((line) => line.field !== 'coupon_discount')) {
          expect([field, sum((line) => line.field === field)]).toEqual([field, centsOf(detail[field as 'tria'])])
        }
      }),
      runs(1500),
    )
  },
)

test('every amount is whole cents and none is negative, except the discount', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
      const offer = offered(answers, basis)
      if (offer.outcome !== 'quote') return
      const { worksheet, pricing_detail: detail } = offer.price
      const fee = applicableAnswers(answers).producer_fee ?? 0
      expect(centsOf(detail.due_from_client)).toBe(centsOf(detail.amount_due) + centsOf(fee))
      for (const [name, amount] of Object.entries(detail))
        if (amount !== null) expect([name, amount >= 0]).toEqual([name, true])
      for (const { field, amount } of worksheet)
        expect([field, amount < 0]).toEqual([field, field === 'coupon_discount' && amount !== 0])
    }),
    runs(600),
  )
})

test('every line has its words and the source of its rule', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
      const offer = offered(answers, basis)
      if (offer.outcome !== 'quote') return
      for (const line of offer.price.worksheet) {
        const { label, reason } = lineWords(line)
        expect([line.rule, label !== line.field && reason !== '', line.source]).toEqual([
          line.rule,
          true,
          expect.stringMatching(/\S/),
        ])
        expect(`${label} ${reason}`).not.toMatch(/undefined|NaN|null|\$ /)
      }
    }),
    runs(600),
  )
})
