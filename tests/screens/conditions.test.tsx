import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decide } from '../../domain/decision'
import { contactOf, openedWith, priceOf } from '../walks/quote.cases'
import { ok } from './fakes'
import { play, settle, wedding } from './stage'

const answers = { ...wedding, using_drone_at_event: 'True' } as const
const conditions = ['No drone flies above the guests.', 'A licensed pilot flies it.']

/** A quote that an underwriter approved with conditions. */
async function open(step: 'quoteSummary' | 'terms') {
  const contact = contactOf(answers, {
    quote_number: 'Q-204815',
    quote_status: 'approved',
    amount_due: 900,
    referral_decline_reasons: [...decide(answers, { today: '11/20/2026' }).reasons],
    offered_conditions: conditions,
  })
  const stage = play({
    step,
    answers,
    calls: {
      recalculate: async () => ok(priceOf(900)),
      openContact: async () => ok(openedWith(contact)),
    },
  })
  await stage.pass(settle)
  return stage
}

test.each(['quoteSummary', 'terms'] as const)('the underwriter’s conditions show at %s', async (step) => {
  await open(step)
  const section = (await screen.findByRole('heading', { name: 'Underwriter’s conditions' })).closest('section')!
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(conditions)
})

test('another answer ends the approval and its conditions', async () => {
  const { quote, pass } = await open('quoteSummary')
  await screen.findByRole('heading', { name: 'Underwriter’s conditions' })
  quote.send({ type: 'answers.changed', answers: { number_attendees: 160 } })
  await pass(settle)
  expect(screen.queryByRole('heading', { name: 'Underwriter’s conditions' })).toBeNull()
})
