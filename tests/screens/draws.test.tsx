import { act, screen, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { pageOf } from '../../domain/application/page'
import { selectPriceState, selectStepStates } from '../../machines/customer/quote/quote.select'
import { focusField } from '../../src/screens/quote/parts/stepFocus'
import { controls } from '../../src/shared/fields/form/controls'
import { arrange } from '../../src/shared/fields/form/layout'
import { focused, play, settle, wedding } from './stage'

const real = { ...controls }
afterEach(() => Object.assign(controls, real))

/** Counts the renders of every control. */
function countDraws() {
  const drawn: string[] = []
  for (const [kind, control] of Object.entries(real)) {
    controls[kind as keyof typeof controls] = (props) => {
      drawn.push(props.question.name)
      return control(props)
    }
  }
  return drawn
}

test('a key redraws its own question only', async () => {
  const drawn = countDraws()
  const { user, quote, commits, pass } = play({ step: 'insured', answers: wedding })
  await pass(settle)
  // parts that load a moment after the page are there
  await Promise.all([screen.findByText('General liability'), screen.findByRole('button', { name: 'Add the first' })])
  let snapshots = 0
  quote.subscribe(() => snapshots++)
  await user.click(screen.getByLabelText('First name'))
  commits.length = 0
  drawn.length = 0
  snapshots = 0
  await user.keyboard('Q')
  expect(new Set(drawn)).toEqual(new Set(['insured_first_name']))
  // the box, and its answer after the paint
  expect([commits.length, snapshots]).toEqual([2, 1])
})

test('a price that is being calculated redraws no question', async () => {
  const drawn = countDraws()
  const { quote, pass } = play({
    step: 'coverage',
    answers: wedding,
    calls: { recalculate: () => new Promise(() => {}) },
  })
  await pass(settle)
  drawn.length = 0
  await pass(1000)
  expect(selectPriceState(quote.getSnapshot())).toBe('recalculating')
  expect(drawn).toEqual([])
})

test('a question that opens redraws itself and its parent, and no other', async () => {
  const drawn = countDraws()
  const { user, pass } = play({ step: 'underwriting', answers: wedding })
  await pass(settle)
  const exposure = screen.getByRole('radiogroup', { name: /^Will the event feature anything from this list/ })
  drawn.length = 0
  await user.click(within(exposure).getByRole('radio', { name: 'Yes' }))
  expect(new Set(drawn)).toEqual(new Set(['event_feature_exposure', 'exposure_handled_by_professional']))
})

test('an answer that opens a question leaves the other parts of the page as they are', () => {
  const partsWith = (event_feature_exposure: 'True' | 'False') =>
    arrange(pageOf('underwriting', { ...blankAnswers, ...wedding, event_feature_exposure }))
  const [before, after] = [partsWith('False'), partsWith('True')]
  expect(after.filter((part) => !before.includes(part))).toHaveLength(1)
})

test('a step that opens takes the focus from its button before the button goes', async () => {
  const { user, pass } = play({ step: 'eventDetails', answers: wedding })
  await pass(settle)
  const onward = screen.getByRole('button', { name: /^Continue/ })
  const wasThere: boolean[] = []
  onward.addEventListener('blur', () => wasThere.push(onward.isConnected))
  await user.click(onward)
  await pass(settle)
  expect(wasThere).toEqual([true])
})

test('an answer that closes a later step leaves the focus where it is', async () => {
  const { user, quote, pass } = play({ step: 'insured', answers: wedding })
  await pass(settle)
  act(() => quote.send({ type: 'step.opened', step: 'eventDetails' }))
  await pass(settle)
  const attendees = screen.getByLabelText(/How many (people|guests)/)
  const before = selectStepStates(quote.getSnapshot())
  let blurs = 0
  attendees.addEventListener('blur', () => blurs++)
  await user.clear(attendees)
  await pass(settle)
  expect(selectStepStates(quote.getSnapshot())).not.toEqual(before)
  expect([focused(), blurs]).toEqual([attendees, 0])
})

describe('an opening step', () => {
  const shown = () => ['event_type', 'event_name'].filter((name) => document.getElementById(name))

  test('shows its first part at once, and the others a moment later', async () => {
    const { quote, pass } = play({ step: 'coverage', answers: wedding })
    await pass(settle)
    act(() => {
      flushSync(() => quote.send({ type: 'step.opened', step: 'eventDetails' }))
      expect(shown()).toEqual(['event_type'])
    })
    expect(shown()).toEqual(['event_type', 'event_name'])
  })

  test('shows all of it when a link leads to a question in it', async () => {
    const { quote, pass } = play({ step: 'coverage', answers: wedding })
    await pass(settle)
    act(() => focusField('event_name', quote))
    expect(focused().id).toBe('event_name')
  })
})
