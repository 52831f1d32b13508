import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isCalendarDate } from '../../../domain/common/dates'
import { ask, field, guided } from './ask'

test('a count is a number with or without separators; other text stays as typed', async () => {
  const { user, last } = ask({ kind: 'count' })
  await user.type(field(), '1,200')
  expect(last()).toBe(1200)
  await user.clear(field())
  expect(last()).toBe(null)
  await user.type(field(), 'many')
  expect([last(), field().value]).toEqual(['many', 'many'])
})

test('an amount stays as typed while it is typed, and is formatted when the field is left', async () => {
  const { user, last, give } = ask({ kind: 'money' })
  await user.type(field(), '2500.')
  expect([last(), field().value]).toEqual([2500, '2500.'])
  await user.type(field(), '5')
  expect(last()).toBe(2500.5)
  await user.tab()
  expect(field().value).toBe('2,500.50')
  act(() => give(12))
  expect(field().value).toBe('12')
})

test.each([
  ['5125550142', '512-555-0142'],
  ['512-555-0142', '512-555-0142'],
  ['+1 512 555 0142', '512-555-0142'],
  ['1 (512) 555-0142', '512-555-0142'],
])('a phone number typed as %s shows as %s', async (typed, shown) => {
  const { user, last } = ask({ kind: 'phone' })
  await guided()
  await user.type(field(), typed)
  expect([last(), field().value]).toEqual([shown, shown])
})

test.each(['+1 (512) 555-0142', '+1 512 555 0142 x12', 'tel:+15125550142', '\u202a+1 512-555-0142\u202c'])(
  'a pasted phone number loses its country code: %s',
  async (pasted) => {
    const { user, last } = ask({ kind: 'phone' })
    await guided()
    await user.click(field())
    await user.paste(pasted)
    expect(last()).toBe('512-555-0142')
  },
)

test.each(['', '212-555-0147'])(
  'a number of another country pasted over “%s” stays, for its rule to report',
  async (before) => {
    const { user, last } = ask({ kind: 'phone' })
    await guided()
    await user.click(field())
    if (before) await user.keyboard(before)
    field().select()
    await user.paste('+44 20 7946 0958')
    expect([last(), field().value]).toEqual(['+44 20 7946 0958', '+44 20 7946 0958'])
  },
)

test('spaces alone are no answer', async () => {
  const { user, last } = ask({ kind: 'text' })
  await user.type(field(), '   ')
  expect([last() ?? null, field().value]).toEqual([null, ''])
  await user.type(field(), 'Ana Sample')
  expect(last()).toBe('Ana Sample')
})

test('a ZIP code may have spaces around it', async () => {
  const { user, last } = ask({ kind: 'zip' })
  await user.click(field())
  await user.paste(' 78701 ')
  expect([last(), field().value]).toEqual(['78701', '78701'])
})

test.each(['06122027', '06/12/2027', '6/12/2027'])(
  'a date typed as %s is understood, with its weekday',
  async (typed) => {
    const { user, last } = ask({ kind: 'date' })
    await guided()
    await user.type(field(), typed)
    expect(last()).toBe('06/12/2027')
    expect(document.getElementById('q-echo')?.textContent).toBe('Saturday')
    expect(field().getAttribute('aria-describedby')).toContain('q-echo')
  },
)

test.each([
  ['6-11-2027', '06/11/2027'],
  ['6.13.2027', '06/13/2027'],
  ['13.6.2027', '06/13/2027'],
  ['06-11-2027', '06/11/2027'],
  ['6/1/2027', '06/01/2027'],
  ['2027-06-11', '06/11/2027'],
  ['June 12, 2027', '06/12/2027'],
  ['Sat, Jun 5th 2027', '06/05/2027'],
  ['12 September 2027 at 4 pm', '09/12/2027'],
  ['2027/6/2', '06/02/2027'],
  ['2027-06-12T16:00:00Z', '06/12/2027'],
  ['the 3rd of July, 2027', '07/03/2027'],
  ['July 4 ’27', '07/04/2027'],
  ['Saturday, June 12th, 2027 5pm', '06/12/2027'],
  ['Sat, Jun 12th 2027, 5:30 p.m. – 11 pm', '06/12/2027'],
  ['6/12/2027 17:00', '06/12/2027'],
  ['12 June 2027, 5 o’clock', '06/12/2027'],
  [' 6/12/2027\n', '06/12/2027'],
])('a date pasted as %s becomes %s', async (pasted, day) => {
  const { user, last } = ask({ kind: 'date' })
  await guided()
  await user.click(field())
  await user.paste(pasted)
  expect(last()).toBe(day)
})

test.each([
  ['a day that is two days', '12.06.2027'],
  ['a day that there is not', 'June 31, 2027'],
  ['two days', 'June 12-13, 2027'],
  ['a day without its year', 'June 12'],
  ['words', 'next Saturday'],
  ['the day before the month', '13/06/2027'],
  ['another weekday', 'Friday, June 12th, 2027'],
])('%s stays as typed, with an error: %s', async (_, text) => {
  for (const how of ['pasted', 'typed']) {
    const { user, last } = ask({ kind: 'date' })
    await guided()
    await user.click(field())
    await (how === 'typed' ? user.keyboard(text) : user.paste(text))
    await user.tab()
    expect([how, field().value, last()]).toEqual([how, text, text])
    cleanup()
  }
})

test.each([
  ['a year of one digit', '1/2/3'],
  ['more digits than a date has', '06122027061'],
  ['many digits', '99999999999999999999'],
  ['many digits, year first', '2027061299'],
  ['a number with dashes', '512-555-0142'],
  ['a fourth part', '06/12/2027/1'],
])('%s makes no date: pasted it stays as it is, and typed it is refused: %s', async (_, text) => {
  const pasted = ask({ kind: 'date' })
  await guided()
  await pasted.user.click(field())
  await pasted.user.paste(text)
  await pasted.user.tab()
  expect([field().value, pasted.last()]).toEqual([text, text])
  cleanup()
  const typed = ask({ kind: 'date' })
  await guided()
  await typed.user.type(field(), text)
  await typed.user.tab()
  expect(isCalendarDate(String(typed.last()))).toBe(false)
})

test('a digit typed in the middle of a date makes no other date', async () => {
  const { user, last } = ask({ kind: 'date' })
  await guided()
  await user.type(field(), '06/12/2027')
  await user.type(field(), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(last()).toBe('016122027')
})

test('a day of two digits can be corrected in place', async () => {
  const { user, last } = ask({ kind: 'date' })
  await guided()
  await user.type(field(), '06/12/2027')
  await user.type(field(), '{Backspace}3', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(last()).toBe('06/13/2027')
})

test.each(['June 12, 2027', '2027-06-12', '12 June 2027', '6-12-2027', '6.13.2027'])(
  'a date may also be typed as %s',
  async (typed) => {
    const { user, last } = ask({ kind: 'date' })
    await guided()
    await user.type(field(), typed)
    await user.tab()
    expect(last()).toBe(typed === '6.13.2027' ? '06/13/2027' : '06/12/2027')
  },
)

test('a date that was dictated before its mask loaded is understood', async () => {
  const { last } = ask({ kind: 'date' })
  fireEvent.change(field(), { target: { value: 'June 12, 2027' } })
  await guided()
  fireEvent.blur(field())
  expect(last()).toBe('06/12/2027')
})

test.each([
  ['typed', '6/19/27', '06/19/2027'],
  ['pasted', '6/19/27', '06/19/2027'],
  ['pasted', '6-9-27', '06/09/2027'],
  ['typed', '06/19/20', '06/19/20'],
])('a date %s as %s becomes %s when the field is left', async (how, given, day) => {
  const { user, last } = ask({ kind: 'date' })
  await guided()
  await user.click(field())
  await (how === 'typed' ? user.keyboard(given) : user.paste(given))
  await user.tab()
  expect(last()).toBe(day)
})

test('a date pasted year first is reordered, and a nonexistent one shows no weekday', async () => {
  const { user, last } = ask({ kind: 'date' })
  await guided()
  await user.click(field())
  await user.paste('2027-06-12')
  expect(last()).toBe('06/12/2027')
  await user.clear(field())
  await user.type(field(), '02302027')
  expect(last()).toBe('02/30/2027')
  expect(document.getElementById('q-echo')).toBeNull()
})

test('text keeps its line breaks, and empty text is no answer', async () => {
  const { user, last } = ask({ kind: 'longText' })
  await user.type(field(), 'one{Enter}two')
  expect(last()).toBe('one\ntwo')
  await user.clear(field())
  expect(last()).toBe(null)
})

test('an optional question says so, and a required one without an answer has an error', () => {
  ask({ kind: 'text', optional: true })
  expect(screen.getByLabelText('The question (optional)').getAttribute('aria-required')).toBeNull()
  cleanup()
  ask({ kind: 'text' })
  expect(field().getAttribute('aria-required')).toBe('true')
})
