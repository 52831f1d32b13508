import { expect, test } from 'vitest'
import { stateCodes } from '../../domain/common/states'
import { fraudNotices, generalNotice, noticesFor } from '../../domain/quote/fraudNotices'

test('each state has one notice on an application and one on a claim', () => {
  for (const on of ['application', 'claim'] as const)
    for (const state of stateCodes) {
      const own = fraudNotices.filter((notice) => notice.on.includes(on) && notice.states.includes(state))
      expect([state, own.length <= 1]).toEqual([state, true])
      expect(noticesFor([state], on)).toEqual([own[0]?.text ?? generalNotice.text])
    }
})

test('a state without words of its own has the general notice', () => {
  expect(noticesFor(['TX'], 'application')).toEqual([generalNotice.text])
  expect(noticesFor(['CA'], 'application')).toEqual([generalNotice.text])
  expect(noticesFor([null, undefined], 'application')).toEqual([generalNotice.text])
})

test('an event in one state and an insured in another read both notices, and equal ones once', () => {
  expect(noticesFor(['FL', 'NY'], 'application')).toHaveLength(2)
  expect(noticesFor(['TN', 'VA'], 'application')).toHaveLength(1)
  expect(noticesFor(['NY', null], 'claim')[0]).toContain('five thousand dollars')
})

test('a claim in California and in New Jersey has the words of the form of a claim', () => {
  expect(noticesFor(['CA'], 'claim')[0]).toMatch(/^For your protection California law requires/)
  expect(noticesFor(['NJ'], 'claim')[0]).toContain('statement of claim')
  expect(noticesFor(['NJ'], 'application')[0]).toContain('application for an insurance policy')
})

test('a source is given for a state of the notice only', () => {
  for (const { states, sources } of fraudNotices)
    expect(Object.keys(sources).every((state) => (states as readonly string[]).includes(state))).toBe(true)
})
