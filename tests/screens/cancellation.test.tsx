import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bothCovers, focused, play, settle, wedding } from './stage'

const bill = () => within(screen.getByRole('complementary', { name: 'Price' }))
const announced = () => bill().getByRole('status').textContent
const coversOf = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('div')!

test('the choice of coverages is offered for a type of event that can be canceled, and for no other', async () => {
  const { user } = play({ answers: wedding })
  const choice = screen.getByRole('radiogroup', { name: 'What would you like to insure?' })
  expect(
    within(choice)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent),
  ).toEqual(['Liability', 'Cancellation', 'Both'])
  expect(choice.textContent).toContain('Your own loss if it cannot take place.')
  const type = await screen.findByRole('combobox', { name: 'What kind of event is it?' })
  await user.clear(type)
  await user.type(type, 'Food Festival{Enter}')
  expect(screen.queryByRole('radiogroup', { name: 'What would you like to insure?' })).toBeNull()
})

test('with cancellation the price asks for the cost, and shows its lines under a heading of their own', async () => {
  const { user, pass, quote } = play({ step: 'coverage', answers: { ...bothCovers, event_total_costs: null } })
  await pass(settle)
  await user.click(await bill().findByRole('link', { name: 'Total event budget' }))
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Total event budget' }))
  await user.keyboard('22,000')
  expect(quote.getSnapshot().context.answers.event_total_costs).toBe(22_000)
  await pass(settle)
  expect(announced()).toBe('Amount due $386.40')
  const lines = (await bill().findByRole('heading', { name: 'Cancellation' })).parentElement!
  expect([...lines.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Cancellation, $25,000150.00',
    'Loss of deposit, $2,50025.00',
    'Photographs and video, $2,00020.00',
    'Gifts, $2,00016.00',
    'Wedding attire, $2,00016.00',
    'Scheduled jewelry, $2,00024.00',
  ])
})

test('all that its price needs is asked below the choice of cancellation, where the price becomes exact', async () => {
  const { user, pass } = play({ answers: { ...wedding, event_total_costs: null, event_outdoor_or_tent: null } })
  const choice = screen.getByRole('radiogroup', { name: 'What would you like to insure?' })
  expect(screen.queryByRole('textbox', { name: 'Total event budget' })).toBeNull()
  await user.click(within(choice).getByRole('radio', { name: 'Both' }))
  await user.type(await screen.findByRole('textbox', { name: 'Total event budget' }), '22,000')
  await pass(settle)
  expect(announced()).toMatch(/^Amount due from /)
  const outdoors = screen.getByRole('radiogroup', { name: 'Will any part of the event be outdoors or in a tent?' })
  await user.click(within(outdoors).getByRole('radio', { name: 'No' }))
  await pass(settle)
  expect(announced()).toMatch(/^Amount due \$/)
})

test('cancellation alone passes over the step that asks it nothing, and its list has no gap', async () => {
  const answers = { ...bothCovers, coverage_type: 'Cancellation Insurance' } as const
  const { user, pass } = play({ step: 'coverage', answers })
  await pass(settle)
  expect(await screen.findByRole('heading', { level: 2, name: /^Step 2 of 7.*Optional coverage/ })).toBeTruthy()
  expect(screen.queryByText('Dates and coverage')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Continue to optional coverage and questions' }))
  await pass(settle)
  expect(focused().textContent).toMatch(/^Step 2 of 7.*Optional coverage/)
})

test('the budget of a wedding fixes the limit of a coverage, which shows beside it with its cost', async () => {
  const { user, pass } = play({ step: 'underwriting', answers: { ...bothCovers, event_gift: 'False' } })
  await pass(settle)
  expect(coversOf(/^Gifts/).textContent).toContain('0.8% of its limit')
  expect(coversOf(/^Gifts/).textContent).not.toContain('$2,000')
  await user.click(screen.getByRole('checkbox', { name: 'Gifts' }))
  await pass(settle)
  expect(coversOf(/^Gifts/).textContent).toMatch(/Limit.\$2,000\..*\$16\.00/)
  expect(screen.queryByRole('combobox', { name: 'Limit for gifts' })).toBeNull()
})

test('other events choose the limit in a question that opens below the coverage', async () => {
  const { user } = play({
    step: 'underwriting',
    answers: { ...bothCovers, event_type: 'Trade Show', event_gift: 'False', loss_deposit_limit: '$3,000' },
  })
  expect(screen.queryByLabelText('Limit for gifts')).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: 'Gifts' }))
  const limit = screen.getByRole('combobox', { name: 'Limit for gifts' })
  expect(coversOf(/^Gifts/).contains(limit)).toBe(true)
  expect(within(limit).getAllByRole('option')).toHaveLength(11)
  expect(coversOf(/^Gifts/).textContent).not.toMatch(/Limit.\$/)
})

test('a piece of jewelry has a name and a value, which shows as money', async () => {
  const { user, quote } = play({ step: 'underwriting', answers: { ...bothCovers, scheduled_jewelry_items: [] } })
  await user.click(await screen.findByRole('button', { name: 'Add the first' }))
  expect(focused()).toBe(screen.getByLabelText('What is it?'))
  await user.keyboard('Gold ring')
  expect(screen.getByText('Still missing: What is it worth?')).toBeTruthy()
  await user.type(screen.getByLabelText('What is it worth?'), '1,250.5')
  expect(screen.getByText('$1,250.50')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(quote.getSnapshot().context.answers.scheduled_jewelry_items).toEqual([
    { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 1250.5 },
  ])
  expect(screen.getByText('One piece. Room for three more.')).toBeTruthy()
})

test('pieces worth more than the coverage together show an error at their list', async () => {
  const pieces = ['Gold ring', 'Pearl necklace'].map((name) => ({
    scheduled_jewelry_description: name,
    scheduled_jewelry_limit: 1_200,
  }))
  const { user } = play({ step: 'underwriting', answers: { ...bothCovers, scheduled_jewelry_items: pieces } })
  await user.click(await screen.findByRole('button', { name: 'Continue to your quote' }))
  await user.click(
    await screen.findByRole('link', {
      name: 'The pieces come to $2,400, the coverage limit is $2,000',
    }),
  )
  expect(focused().id).toBe('scheduled_jewelry_items')
})

test('a nameless piece worth more than the coverage shows both amounts, and there is no price meanwhile', async () => {
  const worth = (amount: number) => [{ scheduled_jewelry_description: null, scheduled_jewelry_limit: amount }]
  const broken = { ...bothCovers, scheduled_jewelry_items: worth(9_500) }
  const { user, pass, quote } = play({ step: 'underwriting', answers: broken })
  await pass(settle)
  expect(await bill().findByRole('link', { name: 'The pieces' })).toBeTruthy()
  expect(quote.getSnapshot().context.price).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to your quote' }))
  expect(
    await screen.findByRole('link', { name: 'The pieces come to $9,500, the coverage limit is $2,000' }),
  ).toBeTruthy()
  // the step requires a name, the price does not
  act(() => quote.send({ type: 'answers.changed', answers: { scheduled_jewelry_items: worth(900) } }))
  await pass(settle)
  expect(quote.getSnapshot().context.price).not.toBeNull()
})

test('limits that are no longer offered are not chosen, and the page shows the current ones', async () => {
  const { user, pass } = play({
    step: 'coverage',
    answers: { ...bothCovers, coverage_limits: '$500,000/$1,000,000', event_state: 'TX' },
  })
  const limits = await screen.findByRole('radiogroup', { name: 'Limits' })
  expect(within(limits).getAllByRole('radio')).toHaveLength(6)
  expect(within(limits).getByRole<HTMLInputElement>('radio', { checked: true }).getAttribute('aria-label')).toMatch(
    /^\$500,000/,
  )
  // the second provider offers cancellation there
  await user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await user.selectOptions(await screen.findByLabelText('In which state does it take place?'), 'LA')
  await pass(settle)
  await user.click(screen.getByRole('button', { name: 'Continue to dates and coverage' }))
  await pass(settle)
  const fewer = await screen.findByRole('radiogroup', { name: 'Limits' })
  expect(within(fewer).getAllByRole('radio')).toHaveLength(5)
  expect(within(fewer).queryByRole('radio', { checked: true })).toBeNull()
  expect(await bill().findByRole('link', { name: 'Limits' })).toBeTruthy()
})
