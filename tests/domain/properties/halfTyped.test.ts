import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import { askedIn } from '../../../domain/application/applicable'
import { ruleBroken, soundAnswers } from '../../../domain/application/faults'
import { missingTo, priceFaults } from '../../../domain/application/missing'
import { payloadOf } from '../../../domain/application/payload'
import { coveredDays, periodOf } from '../../../domain/application/period'
import { readAnswers } from '../../../server/quotes/answers'
import { anyAnswers } from './answers'
import { anyBasis, dueOf, offered } from './quoted'
import { inTime, runs } from './runs'

/** Lists are excluded: only a too long list is invalid, which the contract refuses. */
const questions = formSteps.flatMap(fieldsOf).filter(([, { kind }]) => !['derived', 'fact', 'entries'].includes(kind))

/** Invalid answers to a question: those of its declaration, and half-typed text. */
const keyed: readonly unknown[] = ['x', '12/', '1,0', '$', -5, 1e9]
const anyWrong = fc.constantFrom(...questions.filter(([, { invalid }]) => invalid.length > 0)).chain(([name, field]) =>
  fc
    .constantFrom<unknown>(...field.invalid.map(({ value }) => value), ...(field.kind === 'dateList' ? [[]] : keyed))
    .filter((value) => ruleBroken(field, value) !== null)
    .map((value) => [name, value] as const),
)
const someWrong = fc.array(anyWrong, { minLength: 1, maxLength: 12 })

test('half-typed answers break nothing, and no price depends on them', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), someWrong, anyBasis(), (answers, wrong, basis) => {
      const typed = { ...answers, ...Object.fromEntries(wrong) } as Answers
      const offer = offered(typed, basis)
      if (offer.outcome === 'quote') {
        expect([priceFaults(typed), missingTo('price', typed)]).toEqual([[], []])
        expect(dueOf(offered(soundAnswers(typed), basis))).toBe(dueOf(offer))
      }
      coveredDays(typed)
      periodOf(typed)
      const questions = new Set<FieldName>(formSteps.flatMap((step) => askedIn(step, soundAnswers(typed))))
      const given = readAnswers(JSON.parse(JSON.stringify(payloadOf(typed)))) as Partial<Answers>
      for (const [name, value] of wrong) if (questions.has(name)) expect([name, given[name]]).not.toEqual([name, value])
    }),
    runs(600),
  )
})

test('a half-typed fee of an agent has no price, because the price would depend on it', () => {
  const [, declaration] = questions.find(([name]) => name === 'producer_fee')!
  fc.assert(
    fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
      const fee = declaration.invalid[0]!.value
      const typed = { ...answers, insurance_producer: 'True', producer_fee: fee } as Answers
      const isAsked = askedIn('insured', typed).includes('producer_fee')
      if (isAsked) expect(offered(typed, basis).outcome).not.toBe('quote')
    }),
    runs(200),
  )
})
