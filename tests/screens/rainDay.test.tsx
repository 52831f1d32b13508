import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { decide } from '../../domain/decision'
import { no } from './fakes'
import { play, settle, wedding } from './stage'

const today = '11/20/2026'
const rain: Partial<Answers> = {
  coverage_type: 'Rain Insurance',
  event_start_date: '12/03/2026',
  event_end_date: '12/04/2026',
  rain_date: null,
  rain_from_hour: null,
  rain_to_hour: null,
  rain_threshold: null,
  rain_amount: null,
}

test('a day that is too near for rain insurance says so below itself as soon as it is chosen', async () => {
  const answers = { ...wedding, ...rain } as Answers
  const { reasons } = decide({ ...answers, rain_date: '12/03/2026' }, { today })
  const problem = {
    status: 422,
    message: 'Declined',
    is_underwriting_review: true,
    decision: 'decline',
    reasons,
  } as const
  const { quote, pass } = play({
    step: 'coverage',
    answers,
    calls: { recalculate: async () => no({ ...problem, reasons: [...reasons] }) },
  })
  await pass(settle)
  const words = /^Rain insurance has to be bought at least 14 days before the insured day/
  expect(screen.queryByText(words)).toBeNull()
  act(() => quote.send({ type: 'answers.changed', answers: { rain_date: '12/03/2026' } }))
  await pass(settle)
  const question = screen.getAllByText('Which day of the event do you insure?')[0]!
  expect(question.compareDocumentPosition(await screen.findByText(words))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
