import { act, screen } from '@testing-library/react'
import type { UserEvent as User } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Option } from '../../../domain/application/fields/field'
import { eventTypes } from '../../../domain/catalogue'
import { synonyms } from '../../../domain/catalogue/synonyms'
import { aliasOf, filtered } from '../../../src/shared/fields/control/search'
import { ask } from './ask'

const options = [
  { value: 'Film Screening', label: 'Film Screening', category: 'Concerts' },
  { value: 'Wedding', label: 'Wedding', category: 'Weddings' },
  {
    value: 'Film Shoot with Stunts',
    label: 'Film Shoot with Stunts',
    category: 'Film',
    note: { text: 'Not offered', tone: 'stop' as const },
  },
  { value: 'Other Event (Describe)', label: 'Other Event (Describe)', category: 'Referral' },
]

const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const ready = () => screen.findByRole('combobox')

test('typing filters the options with their notes and groups, announces the count, and ends with the last option', async () => {
  const { user, last } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'film')
  expect(listed()).toEqual(['Film Screening', 'Film Shoot with StuntsNot offered', 'Other Event (Describe)'])
  expect(screen.getByRole('group', { name: 'Concerts' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Two types match')
  expect(document.querySelector('mark')?.textContent).toBe('Film')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(last()).toBe('Film Shoot with Stunts')
})

test('a search without matches says so, and still offers the last option', async () => {
  const { user } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'llama')
  expect(screen.getByText('No event type matches “llama”')).toBeTruthy()
  expect(listed()).toEqual(['Other Event (Describe)'])
  expect(screen.getByRole('status').textContent).toBe('No type matches')
})

test('an emptied field keeps its last choice', async () => {
  const { user, answers } = ask({ kind: 'combobox', options }, 'Wedding')
  const input = (await ready()) as HTMLInputElement
  await user.clear(input)
  await user.tab()
  expect(answers).toEqual([])
  expect(input.value).toBe('Wedding')
})

test('an empty field shows every option in its group, in order', () => {
  const { categories, count: results } = filtered(options, '')
  expect(categories.map(({ name }) => name)).toEqual(['Concerts', 'Weddings', 'Film', 'Referral'])
  expect(results).toBe(3)
})

test('unaccented text matches, and the accented word is marked', async () => {
  const accented = { value: 'Quinceañera', label: 'Quinceañera', category: 'Private' }
  const { user } = ask({ kind: 'combobox', options: [accented, ...options] })
  await user.type(await ready(), 'quinceanera')
  expect(listed()).toEqual(['Quinceañera', 'Other Event (Describe)'])
  expect(document.querySelector('mark')?.textContent).toBe('Quinceañera')
  expect(screen.getByRole('status').textContent).toBe('One type matches')
})

test('leaving by Tab takes the match, and never the last option by itself', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'llama')
  await user.tab()
  expect(answers).toEqual([])
  expect(screen.queryByRole('option')).toBeNull()
  await user.clear(await ready())
  await user.type(await ready(), 'wedd')
  await user.tab()
  expect(answers).toEqual(['Wedding'])
  await user.clear(await ready())
  await user.type(await ready(), 'other')
  await user.tab()
  expect(answers.at(-1)).toBe('Other Event (Describe)')
})

test('a type that is no longer offered does not show', async () => {
  ask({ kind: 'combobox', options }, 'A type of long ago')
  expect(((await ready()) as HTMLInputElement).value).toBe('')
})

test('an alias finds its type, and shows behind the label', async () => {
  const types = [
    { value: 'Fun Run or Charity Walk', label: 'Fun Run or Charity Walk', category: 'Sports' },
    { value: 'Birthday Party', label: 'Birthday Party', category: 'Private' },
  ]
  const { user, last } = ask({ kind: 'combobox', options: [...types, ...options] })
  await user.type(await ready(), '5K')
  expect(listed()).toEqual(['Fun Run or Charity Walk (5k)', 'Other Event (Describe)'])
  expect(screen.getByRole('status').textContent).toBe('One type matches')
  await user.clear(await ready())
  await user.type(await ready(), 'bday')
  expect(listed()).toEqual(['Birthday Party (bday)', 'Other Event (Describe)'])
  await user.tab()
  expect(last()).toBe('Birthday Party')
})

test('a single letter matches no alias, and a matching label needs none', () => {
  const types = [{ value: 'Wedding', label: 'Wedding', category: 'Weddings' }]
  const called = { Wedding: ['marriage', 'wedding day'] }
  expect(filtered(types, 'm', called).count).toBe(0)
  expect(filtered(types, 'ma', called).count).toBe(1)
  expect([aliasOf(types[0]!, 'marr', called), aliasOf(types[0]!, 'wedd', called)]).toEqual(['marriage', null])
})

test('a misspelled word offers similar options, and Enter takes the first', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'weding')
  expect(screen.getByText('No event type matches “weding”')).toBeTruthy()
  expect(screen.getByText('Did you mean one of these?')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('No type matches, one is close to it')
  expect(listed()).toEqual(['Wedding', 'Other Event (Describe)'])
  await user.keyboard('{Enter}')
  expect(answers).toEqual(['Wedding'])
})

test('Home and End move in the text, and Enter then takes the type that is typed', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'wedd')
  await user.keyboard('{End}ing{Enter}')
  expect(answers).toEqual(['Wedding'])
})

test('an option with a similar label comes before all with a similar alias', () => {
  const party = { value: 'Anniversary Party', label: 'Anniversary Party', category: 'Private' }
  const called = { [party.value]: ['silver wedding'] }
  expect(filtered([party, ...options], 'weding', called).near.map(({ value }) => value)).toEqual(['Wedding'])
})

test('an alias may be misspelled as well', () => {
  const types = [{ value: 'Picnic (No Pool or Lake)', label: 'Picnic (No Pool or Lake)', category: 'Private' }]
  expect(filtered(types, 'barbeque', { 'Picnic (No Pool or Lake)': ['barbecue'] }).near).toEqual(types)
  expect(filtered(types, 'picnics').near).toEqual(types)
})

test.each([
  ['by Tab', (user: User) => user.tab()],
  ['by a press beside it', (user: User) => user.click(document.body)],
  ['by Escape', (user: User) => user.keyboard('{Escape}')],
])('text that is no answer stays after the user leaves %s, and one press answers', async (_, leave) => {
  const { user, answers } = ask({ kind: 'combobox', options })
  const input = (await ready()) as HTMLInputElement
  await user.type(input, 'weding')
  await leave(user)
  expect([input.value, answers, screen.queryByRole('option')]).toEqual(['weding', [], null])
  const message = document.getElementById('q-not-answered')!
  expect(message.textContent).toContain('No event type matches “weding”.')
  expect(input.getAttribute('aria-describedby')).toContain(message.id)
  await user.click(screen.getByRole('button', { name: 'Wedding' }))
  expect([input.value, answers]).toEqual(['Wedding', ['Wedding']])
  expect(document.getElementById('q-not-answered')).toBeNull()
})

test('text without similar options stays too, beside the last option', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  const input = (await ready()) as HTMLInputElement
  await user.type(input, 'llama')
  await user.tab()
  expect(input.value).toBe('llama')
  await user.click(screen.getByRole('button', { name: 'Other Event (Describe)' }))
  expect([input.value, answers]).toEqual(['Other Event (Describe)', ['Other Event (Describe)']])
})

test('text over an earlier answer names that answer until there is another', async () => {
  const { user, answers, give } = ask({ kind: 'combobox', options }, 'Wedding')
  const input = (await ready()) as HTMLInputElement
  await user.clear(input)
  await user.type(input, 'film')
  await user.click(document.body)
  expect([input.value, answers]).toEqual(['film', []])
  expect(screen.getByText(/“film” is not one of the types yet.*still a quote for “Wedding”/)).toBeTruthy()
  act(() => give('Film Screening'))
  expect(input.value).toBe('Film Screening')
  expect(screen.queryByText(/not one of the types/)).toBeNull()
})

test('typing a type’s label in place of the last option takes the type', async () => {
  const { user, last } = ask({ kind: 'combobox', options }, 'Other Event (Describe)')
  await user.tripleClick(await ready())
  await user.keyboard('wedd{Enter}')
  expect(last()).toBe('Wedding')
})

const types = eventTypes.map(
  ({ label, categoryLabel, decision }): Option => ({
    value: label,
    label,
    category: categoryLabel,
    ...(decision === 'decline' && { note: { text: 'Not offered', tone: 'stop' } }),
  }),
)
const labelsFor = (typed: string) =>
  filtered(types, typed, synonyms).categories.flatMap(({ options }) => options.map(({ label }) => label))

test.each([
  ['dj', 'Disc Jockey'],
  ['craft fair', 'Craft Show (Indoor)'],
  ['5k run', 'Fun Run or Charity Walk'],
  ['stand', 'Exhibitor at Event'],
  ['food truck', 'Vendor at Event (Food)'],
  ['rock concert', 'Concert - Rock'],
])('“%s” finds %s', (typed, label) => {
  expect(labelsFor(typed)).toContain(label)
})

test('a type that is not offered comes after all offered ones that match', () => {
  for (const typed of ['concert', 'show', 'festival', 'performer', 'gig', 'race', 'fire', 'camp']) {
    const listed = labelsFor(typed).filter((label) => label !== 'Other Event (Describe)')
    const groups = filtered(types, typed, synonyms).categories.filter(({ name }) => name !== 'Referral')
    const isRefusedAlone = groups.map(({ options }) => options.every(({ note }) => note?.tone === 'stop'))
    expect(listed.length, typed).toBeGreaterThan(0)
    expect(isRefusedAlone, typed).toEqual([...isRefusedAlone].sort((a, b) => Number(a) - Number(b)))
    for (const { options } of groups) {
      const isRefused = options.map(({ note }) => note?.tone === 'stop')
      expect(isRefused, typed).toEqual([...isRefused].sort((a, b) => Number(a) - Number(b)))
    }
  }
})

test('a label that begins with the text comes before an alias or a later word that does', () => {
  expect(labelsFor('exhib')[0]).toBe('Exhibitor at Event')
  expect(labelsFor('vend')[0]).toBe('Vendor at Event (Food)')
})

test('a whole alias comes before a label that merely contains the text', () => {
  expect(labelsFor('stand')[0]).not.toBe('Rehearsal Dinner (Stand-Alone)')
  expect(labelsFor('dj')[0]).toBe('Disc Jockey')
})

test('Tab takes no type while several match and none was chosen', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  const input = (await ready()) as HTMLInputElement
  await user.type(input, 'film')
  await user.tab()
  expect([answers, input.value]).toEqual([[], 'film'])
})

test.each(['vend', 'exhib', 'gig', 'wedd', 'weding'])('Enter takes the highlighted type of “%s”', async (typed) => {
  const { user, answers } = ask({ kind: 'combobox', options: types })
  await user.type(await ready(), typed)
  const highlighted = screen.getAllByRole('option').filter((option) => option.hasAttribute('data-focus'))
  expect(highlighted).toEqual([screen.getAllByRole('option')[0]])
  await user.keyboard('{Enter}')
  expect(answers).toEqual([labelsFor(typed)[0]])
  expect(screen.queryByRole('option')).toBeNull()
})

test('Enter before anything is typed takes no type and asks for a choice, which an arrow key makes', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  await user.click(await ready())
  await user.keyboard('{Enter}')
  expect(answers).toEqual([])
  expect(screen.getByText('Choose one with the arrow keys, or type a part of its name.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(answers).toEqual(['Film Screening'])
})

test('Enter after a word that is like no type takes none, because an event of another type is a choice', async () => {
  const { user, answers } = ask({ kind: 'combobox', options: types })
  await user.type(await ready(), 'zzzz{Enter}')
  expect(answers).toEqual([])
  expect(screen.getByText('Choose one with the arrow keys, or type a part of its name.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(answers).toEqual([labelsFor('zzzz')[0]])
})

test('a label that is typed in full is the answer, however the field is left', async () => {
  const { user, answers } = ask({ kind: 'combobox', options })
  await user.type(await ready(), 'film screening')
  await user.click(document.body)
  expect(answers).toEqual(['Film Screening'])
})

test('an error is tied to the field, before and after the list has loaded', async () => {
  ask({ kind: 'combobox', options }, null, 'Choose the type of event')
  expect((await ready()).getAttribute('aria-describedby')).toBe('q-fault')
})
