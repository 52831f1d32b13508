import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from '../../../src/shared/ui/Unbroken'

test.each([
  ['Move Q-204815 to today’s version?', ['Q-204815']],
  ['Cancel policy MQE-0048153?', ['MQE-0048153']],
  ['R-000001 and R-000002', ['R-000001', 'R-000002']],
  ['Add an account', []],
])('“%s” breaks no number at its hyphen, and keeps every word', (words, numbers) => {
  render(
    <h2>
      <Unbroken>{words}</Unbroken>
    </h2>,
  )
  const title = screen.getByRole('heading', { name: words })
  const unbroken = [...title.querySelectorAll('.whitespace-nowrap')]
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(numbers)
})
