import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionSets } from '../../domain/catalogue/row'
import { bothCovers, play, settle, wedding } from './stage'

/** the host's questions, all of them about risks */
const { host: risks } = questionSets

async function open() {
  const open = Object.fromEntries(risks.map((name) => [name, null]))
  const stage = play({ step: 'underwriting', answers: { ...wedding, ...open } })
  await stage.pass(settle)
  const given = () => risks.map((name) => stage.quote.getSnapshot().context.answers[name])
  return { ...stage, given }
}
const none = (name = `None of these apply: answer No to all ${risks.length}`) => screen.getByRole('checkbox', { name })
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

test('the box stands at the head of its list, and says what it does and how to undo it', async () => {
  await open()
  const first = screen.getAllByRole('radiogroup').find(({ id }) => risks.some((name) => id.startsWith(name)))
  const drone = first ?? screen.getByRole('radiogroup', { name: /fly a drone/ })
  expect(none().compareDocumentPosition(drone) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(document.getElementById(none().getAttribute('aria-describedby')!)!.textContent).toBe(
    'You can still change each answer. Clear the box to undo.',
  )
})

test('a Yes stays, and the press answers the others', async () => {
  const { user, given } = await open()
  await answer(user, /fly a drone/, 'Yes')
  await user.click(none(`None of the others apply: answer No to the other ${risks.length - 1}`))
  expect(given()).toEqual(risks.map((name) => (name === 'using_drone_at_event' ? 'True' : 'False')))
})

test('once each risk is a Yes there is none left to answer with No, and the box is hidden in its space', async () => {
  const { pass } = play({
    step: 'underwriting',
    answers: { ...wedding, ...Object.fromEntries(risks.map((name) => [name, 'True'])) },
  })
  await pass(settle)
  const box = document.getElementById(`${risks[0]}-none`)!
  expect(box.closest('.invisible')).not.toBeNull()
})

test('a list answered one by one counts as answered', async () => {
  const { user } = await open()
  for (const group of screen.getAllByRole('radiogroup')) {
    const no = within(group).queryByRole<HTMLInputElement>('radio', { name: 'No' })
    if (no && !no.checked) await user.click(no)
  }
  expect((none() as HTMLInputElement).checked).toBe(true)
})

test('a single risk stays in one list with the questions around it, and has no box of its own', async () => {
  const { pass } = play({ step: 'underwriting', answers: { ...bothCovers, coverage_type: 'Cancellation Insurance' } })
  await pass(settle)
  const list = (name: RegExp) => screen.getByRole('radiogroup', { name }).closest('.border-t')!.parentElement
  expect(list(/canceled, postponed or cut short/)).toBe(list(/every license, visa and permit/))
  expect(screen.queryByRole('checkbox', { name: /None of these apply/ })).toBeNull()
})
