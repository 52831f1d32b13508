import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { payloadOf } from '../../../domain/application/payload'
import { decide } from '../../../domain/decision'
import { withheld } from '../../../server/quotes/restrictions'
import { type TestApp, testApp } from '../../server/rig/app'
import { newKey } from '../../server/rig/quotes'
import { anyAnswers, today } from './answers'
import { anyBasis, offered } from './quoted'
import { inTime, runs } from './runs'

const app: TestApp = await testApp()
afterAll(() => app.close())

/** the keys of a body with an amount to pay; the lowest price of both coverages is none (decision 75) */
const amountsIn = (body: object) =>
  Object.keys(body).filter((key) => key !== 'starting_price' && /price|amount_due|worksheet|premium/.test(key))

test('no offer but a quote has a price to pay', inTime, () => {
  const outcomes = new Map<string, number>()
  fc.assert(
    fc.property(anyAnswers(), anyBasis(), (answers, basis) => {
      const { outcome, reasons } = decide(answers, { today })
      const offer = offered(answers, basis)
      outcomes.set(offer.outcome, (outcomes.get(offer.outcome) ?? 0) + 1)
      expect(outcome === 'quote').toBe(reasons.length === 0)
      // an offer also knows that the event is over (passed), or that answers are missing (unfinished)
      const allowed = outcome === 'quote' ? ['passed', 'unfinished', 'quote'] : ['passed', outcome]
      expect(allowed).toContain(offer.outcome)
      if (offer.outcome === 'quote') return
      expect(offer).not.toHaveProperty('price')
      expect(amountsIn(withheld(offer).body)).toEqual([])
    }),
    runs(1000),
  )
  expect([...outcomes.keys()].sort()).toEqual(['decline', 'passed', 'quote', 'refer', 'unfinished'])
})

test('and the server returns none, recomputed or stored', inTime, async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswers(), async (answers) => {
      const body = JSON.parse(JSON.stringify(payloadOf({ ...answers, catalogue: 'ver9', is_hcc: 'False' })))
      const result = await app.call('recalculate', { body })
      const { data } = await app.call('createContact', { headers: newKey(), body })
      const { customFields, price } = data.contact
      if (result.statusCode === 200) {
        expect(price.pricing_detail.amount_due).toBe(result.data.pricing_detail.amount_due)
        return
      }
      expect(result.statusCode).toBe(422)
      expect(amountsIn(result.data)).toEqual([])
      expect([price, customFields.amount_due]).toEqual([null, null])
      expect(customFields.quote_status).toBe(
        result.data.decision
          ? { refer: 'referred', decline: 'declined' }[result.data.decision as 'refer' | 'decline']
          : 'draft',
      )
    }),
    runs(40),
  )
})
