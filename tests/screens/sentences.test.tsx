import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StepName } from '../../domain/application'
import { doubleEnds, endingIn, ends } from '../domain/sentenceEnds'
import { openedPolicy } from '../walks/policy.cases'
import { playPolicy } from './policyStage'
import { bothCovers, play, settle } from './stage'
import { wordsOf } from './walks/page'

const ai_data = [{ ai_name: 'Example Rentals', ai_waiver_subrogation: 'True' }] as never
const named = { insured_company_name: 'Sample Company', event_name: 'A party', ai_data }
const steps: readonly StepName[] = ['quoteSummary', 'insured', 'location', 'terms', 'payment']

test.each(ends)('no sentence of the quote’s pages ends twice where typed words end in “%s”', async (end) => {
  const answers = endingIn(end, { ...bothCovers, ...named })
  for (const step of steps) {
    const { pass } = play({ step, answers, signedBy: `Jordan Sample${end}` })
    await pass(settle)
    await screen.findAllByRole('button', { name: /Continue|Pay|Sign/ })
    expect(doubleEnds(wordsOf(document.body))).toEqual([])
    cleanup()
  }
})

test.each(ends)('no sentence of the policy’s page ends twice where typed words end in “%s”', async (end) => {
  const { policy } = openedPolicy
  const customFields = {
    ...policy.customFields,
    insured_name: `Sample Company${end}`,
    event_location_name: `Sample Meadow Barn${end}`,
  }
  playPolicy({ opened: { policy: { ...policy, customFields } } })
  expect(await screen.findByText(new RegExp(`Insured: Sample Company\\${end}$`))).toBeTruthy()
  expect(doubleEnds(wordsOf(document.body))).toEqual([])
})
