import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { no, ok } from './fakes'
import { focused, isPartAccessible, playPolicy, task, title } from './policyStage'

const message = 'If we know this address, the links to its policies are on their way to it.'
const noPolicies = async () => ok({ policies: [], message })

async function ask(scene: Parameters<typeof playPolicy>[0]) {
  const stage = playPolicy(scene)
  await title()
  await stage.user.type(await screen.findByLabelText('Email'), 'jordan.sample@example.com')
  await stage.user.type(screen.getByLabelText('ZIP code of the insured'), '78701')
  return stage
}

test('without a link a policy is found by its address and ZIP code, and the page says the same for no match', async () => {
  const { press, sent } = await ask({ address: '#manage-policy', calls: { findPolicies: noPolicies } })
  await isPartAccessible()
  await press('Email me the link')
  expect(focused()).toBe(await task('Check your email'))
  expect(screen.getByText(message)).toBeTruthy()
  expect(sent('findPolicies')).toEqual([['jordan.sample@example.com', '78701']])
  await press('Try another address')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('jordan.sample@example.com')
})

test('a number finds that policy only', async () => {
  const { user, press, sent } = await ask({ address: '#manage-policy', calls: { findPolicy: noPolicies } })
  await user.type(screen.getByLabelText(/^Policy number/), 'MQE-0048153')
  await press('Email me the link')
  await task('Check your email')
  expect(sent('findPolicy')).toEqual([['jordan.sample@example.com', '78701', 'MQE-0048153']])
})

test('an expired link offers the same form, and the server’s error shows beside its answer', async () => {
  const { press, user } = await ask({
    calls: {
      getPolicy: async () => no({ status: 401, message: 'This link has expired' }),
      findPolicies: async () => no({ status: 422, message: 'Check these', errors: { b: 'No such ZIP code' } }),
    },
  })
  expect((await title()).textContent).toBe('This link does not open a policy')
  await press('Email me the link')
  await user.click(await screen.findByRole('link', { name: 'No such ZIP code' }))
  expect(focused()).toBe(screen.getByLabelText('ZIP code of the insured'))
})
