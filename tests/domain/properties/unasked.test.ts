import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, type FieldName, formSteps } from '../../../domain/application'
import { askedIn, countedAnswers } from '../../../domain/application/applicable'
import { payloadOf } from '../../../domain/application/payload'
import { holdsRain } from '../../../domain/common/coverageTypes'
import { decide } from '../../../domain/decision'
import { isRated } from '../../../machines/customer/quote/model/quote.answers'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { readAnswers, wholeAnswers as storedAnswers } from '../../../server/quotes/answers'
import type { Offer } from '../../../server/quotes/offer'
import { fresh } from '../../walks/quote.cases'
import { rig, withTestCalls } from '../../walks/rig'
import { answerableNames, anyAnswers, strewn, today, wildAnswers } from './answers'
import { seenIn } from './oracle'
import { anyBasis, offered } from './quoted'
import { inTime, runs } from './runs'

const isFact = (name: FieldName) => name === 'catalogue' || name === 'is_hcc'

test('applicable questions and answers match the declarations', inTime, () => {
  fc.assert(
    fc.property(wildAnswers(), (answers) => {
      const { asked, counted } = seenIn(answers)
      expect(new Set(formSteps.flatMap((step) => askedIn(step, answers)))).toEqual(asked)
      expect(countedAnswers(answers)).toEqual(counted)
    }),
    runs(300),
  )
})

test('inapplicable answers never change a price or a decision', inTime, () => {
  const strewnOver = new Set<FieldName>()
  fc.assert(
    fc.property(anyAnswers(), strewn, anyBasis(), (answers, others, basis) => {
      const { asked } = seenIn(answers)
      // rain insurance is chosen on a page of its own, so it is never asked and always counts
      const isOfRain = holdsRain(answers.coverage_type) || holdsRain(others['coverage_type'])
      const unasked = answerableNames.filter(
        (name) => !asked.has(name) && !isFact(name) && !(isOfRain && name === 'coverage_type'),
      )
      const more = { ...answers, ...Object.fromEntries(unasked.map((name) => [name, others[name]])) } as Answers
      expect(decide(more, { today })).toEqual(decide(answers, { today }))
      expect(offered(more, basis)).toEqual(offered(answers, basis))
      expect(payloadOf(more)).toEqual(payloadOf(answers))
      for (const name of unasked) strewnOver.add(name)
    }),
    runs(600),
  )
  expect([...strewnOver]).toEqual(
    expect.arrayContaining(['scheduled_jewelry_items', 'coverage_limits', 'coverage_type']),
  )
})

/** The answers in the order of the given numbers, without duplicates. */
const inOrder = (names: readonly FieldName[], order: readonly number[]) =>
  names
    .map((name, i) => [order[i] ?? 0, name] as const)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name)

const anyOrder = fc.array(fc.nat(), { minLength: answerableNames.length, maxLength: answerableNames.length })

test('decision and price are the same in any order of answering', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), anyOrder, anyBasis(), (answers, order, basis) => {
      const { actor } = rig(withTestCalls(quoteMachine), { ...fresh, answers: undefined })
      for (const name of inOrder(answerableNames, order)) {
        actor.send({ type: 'answers.changed', answers: { [name]: answers[name] } } as never)
        // decisions are cached per answers object, and must not leak to others
        decide((actor.getSnapshot().context as { answers: Answers }).answers, { today })
      }
      const { answers: given } = actor.getSnapshot().context as { answers: Answers }
      expect(countedAnswers(given)).toEqual(countedAnswers(answers))
      expect(offered(given, basis)).toEqual(offered(answers, basis))
      actor.stop()
    }),
    runs(40),
  )
})

test('the server and the browser agree on the applicable answers', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
      const { catalogue, is_hcc } = answers
      const sent = JSON.parse(JSON.stringify(payloadOf(answers)))
      const stored = storedAnswers(readAnswers(sent), { catalogue, is_hcc } as never)
      expect(offered(stored, basis)).toEqual(offered(answers, basis))
    }),
    runs(400),
  )
})

test('answers that the browser leaves out of the price do not affect it', inTime, () => {
  let typed = 0
  fc.assert(
    fc.property(anyAnswers(), strewn, anyBasis(), (answers, others, basis) => {
      const before = offered(answers, basis)
      for (const name of answerableNames) {
        const given = { [name]: others[name] } as Partial<Answers>
        if (isRated(answers, given)) continue
        typed++
        expect([name, problemOf(offered({ ...answers, ...given }, basis))]).toEqual([name, problemOf(before)])
      }
    }),
    runs(60),
  )
  expect(typed).toBeGreaterThan(1000)
})

/** Names of people are beside the amounts, and only printed. */
const problemOf = (offer: Offer) =>
  offer.outcome === 'quote' ? offer.price.pricing_detail : offer.outcome === 'unfinished' ? offer.outcome : offer
