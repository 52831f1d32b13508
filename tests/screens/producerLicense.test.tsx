import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { play, settle, wedding } from './stage'

test('decision 73: an expired license of the producer is named beside its day', async () => {
  const answers = { ...wedding, insurance_producer: 'True', producer_license_exp_date: '01/31/2020' } as const
  const { quote, pass } = play({ step: 'insured', answers })
  await pass(settle)
  const field = await screen.findByLabelText(/^License expires/)
  const note = screen.getByText('This license expired on 01/31/2020. If you have renewed it, enter the new date.')
  expect(field.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  act(() => quote.send({ type: 'answers.changed', answers: { producer_license_exp_date: '12/31/2028' } }))
  expect(note.textContent).toBe('')
})
