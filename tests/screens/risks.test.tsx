// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionSets } from '../../domain/catalogue/row'
import { play, settle, wedding } from './stage'

/** the host's questions, all of them about risks */
const { host: risks } = questionSets

async function open() {
  const open = Object.fromEntries(risks.map((name) => [name, null]))
  const stage = play({ step: 'underwriting', answers: { ...wedding, ...open } })
  await stage.pass(settle)
  const given = () => risks.map((name) => stage.quote.getSnapshot().context.answers[name])
  return { ...stage, given }
}
const none = (name = 'None of these apply') => screen.getByRole('checkbox', { name })
const answer = (user: Awaited<ReturnType<typeof open>>['user'], question: RegExp, word: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: word }))

test('one press answers No to a list of risks, in sight, and another takes it back', async () => {
  const { user, given } = await open()
  await user.click(none())
  expect(given()).toEqual(risks.map(() => 'False'))
  const drone = screen.getByRole('radiogroup', { name: /fly a drone/ })
  expect(within(drone).getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
  await user.click(none())
  expect(given()).toEqual(risks.map(() => null))
})

test('a Yes stays, and the press answers the others', async () => {
  const { user, given } = await open()
  await answer(user, /fly a drone/, 'Yes')
  await user.click(none('None of the others apply'))
  expect(given()).toEqual(risks.map((name) => (name === 'using_drone_at_event' ? 'True' : 'False')))
})

test('a list answered one by one counts as answered', async () => {
  const { user } = await open()
  for (const group of screen.getAllByRole('radiogroup')) {
    const no = within(group).queryByRole<HTMLInputElement>('radio', { name: 'No' })
    if (no && !no.checked) await user.click(no)
  }
  expect((none() as HTMLInputElement).checked).toBe(true)
})
