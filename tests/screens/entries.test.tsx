import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Entry } from '../../domain/application/fields/field'
import { focused, play, settle, wedding } from './stage'

const entry = (ai_name: string): Entry => ({
  ai_name,
  ai_address_1: '7 Example Lane',
  ai_city: 'Austin',
  ai_state: 'TX',
  ai_zip: '78702',
})
const three = ['Example Catering Co.', 'Sample Lighting Hire', 'Sample City Parks'].map(entry)

async function open(ai_data: readonly Entry[]) {
  const scene = play({ step: 'insured', answers: { ...wedding, ai_data } })
  await screen.findByRole('button', { name: /^Add/ })
  const names = () => scene.quote.getSnapshot().context.answers.ai_data?.map((one) => one['ai_name'])
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await scene.user.keyboard('{Enter}')
  }
  return { ...scene, names, press }
}

test('an entry is added, filled in and closed by keyboard, and the focus is never lost', async () => {
  const { user, names, press } = await open([])
  expect(screen.getByText('No additional insureds yet. Many events need none.')).toBeTruthy()
  await press('Add the first')
  expect(focused()).toBe(screen.getByLabelText('Name, exactly as in the contract'))
  await user.keyboard('Example Catering Co.')
  expect(screen.getByText('Still missing: Street address')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Waiver of subrogation' }))
  await press('Done')
  expect(names()).toEqual(['Example Catering Co.'])
  expect(screen.getByText('One additional insured. Room for 11 more.')).toBeTruthy()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Change Example Catering Co.' }))
  expect(screen.getByText('Waiver of subrogation')).toBeTruthy()
})

test('the line of an entry has its address in the order of an envelope', async () => {
  await open([{ ...entry('Sample City Parks'), ai_address_2: 'Suite 3' }])
  expect(screen.getByText('7 Example Lane, Suite 3, Austin, TX 78702')).toBeTruthy()
})

test('an additional insured that repeats another one has a notice, whatever its case and spaces', async () => {
  const repeated = { ...entry('example  CATERING co. '), ai_address_1: '7 example lane', ai_email: 'ana@example.com' }
  await open([...three, repeated])
  const notices = screen.getAllByText(/^This is the same as number/)
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'This is the same as number 1. Remove it if it was added twice by mistake.',
  ])
  expect(notices[0]!.closest('li')?.textContent).toContain('example  CATERING')
})

test('an additional insured of the same name at another address has no notice', async () => {
  await open([three[0]!, { ...three[0]!, ai_address_1: '9 Example Lane' }, {}, {}])
  expect(screen.queryByText(/^This is the same as number/)).toBeNull()
})

test('an empty entry disappears when it is closed', async () => {
  const { names, press } = await open([])
  await press('Add the first')
  await press('Done')
  expect(names()).toEqual([])
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add the first' }))
})

test('moving an entry keeps the focus on the same button and announces the new position', async () => {
  const { names, press } = await open(three)
  await press('Move Sample City Parks up')
  expect(names()).toEqual(['Example Catering Co.', 'Sample City Parks', 'Sample Lighting Hire'])
  expect(focused()).toBe(screen.getByRole('button', { name: 'Move Sample City Parks up' }))
  expect(screen.getByText('Moved to place 2 of 3')).toBeTruthy()
  await press('Move Sample City Parks up')
  // the first entry cannot move up, so the button beside takes the focus
  expect(screen.getByRole('button', { name: 'Move Sample City Parks up' }).hasAttribute('disabled')).toBe(true)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Move Sample City Parks down' }))
})

test('a removed entry can be restored to its position, and the next one has the focus meanwhile', async () => {
  const { user, names, press } = await open(three)
  await press('Remove Sample Lighting Hire')
  expect(names()).toEqual(['Example Catering Co.', 'Sample City Parks'])
  expect(focused()).toBe(screen.getByRole('button', { name: 'Change Sample City Parks' }))
  await user.click(await screen.findByRole('button', { name: 'Put it back' }))
  expect(names()).toEqual(['Example Catering Co.', 'Sample Lighting Hire', 'Sample City Parks'])
  expect(screen.getByRole('button', { name: 'Change Sample Lighting Hire' })).toBeTruthy()
})

test('a removed entry can be restored from another step too', async () => {
  const { user, names, press } = await open(three)
  await press('Remove Example Catering Co.')
  await user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await user.click(await screen.findByRole('button', { name: 'Put it back' }))
  expect(names()).toEqual(['Example Catering Co.', 'Sample Lighting Hire', 'Sample City Parks'])
})

test('the list allows no thirteenth entry', async () => {
  const { press } = await open(Array.from({ length: 11 }, (_, i) => entry(`Sample ${i + 1}`)))
  await press('Add another')
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(screen.getByText('That is all 12.')).toBeTruthy()
})

test('an error in an entry opens it, and the error link leads into it', async () => {
  const { user } = await open([{ ...entry('Sample Lighting Hire'), ai_zip: null }])
  await user.click(screen.getByRole('button', { name: 'Continue to check and agree' }))
  await user.click(screen.getByRole('link', { name: 'Answer “ZIP code of Sample Lighting Hire”' }))
  expect(focused().id).toBe('ai_data-0-ai_zip')
  expect(focused().getAttribute('aria-invalid')).toBe('true')
})

test('the ZIP code of an additional insured fills in its city and its state, also when it is corrected', async () => {
  const { user, press, pass, quote } = await open([])
  const row = () => quote.getSnapshot().context.answers.ai_data?.[0]
  await press('Add the first')
  await user.keyboard('Example Catering Co.')
  const list = within(screen.getByLabelText('Name, exactly as in the contract').closest('fieldset')!)
  const zip = list.getByRole('textbox', { name: 'ZIP code' })
  await user.type(zip, '78701')
  await pass(settle)
  expect(row()).toMatchObject({ ai_city: 'Austin', ai_state: 'TX' })
  expect(list.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('TX')
  await user.clear(zip)
  await user.type(zip, '10001')
  await pass(settle)
  expect(row()).toMatchObject({ ai_state: 'NY' })
})
