import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { splitExtension } from '../../domain/common/phone'
import { play, settle, wedding } from './stage'

async function open() {
  const stage = play({ step: 'insured', answers: { ...wedding, insured_phone: null, insured_ext: null } })
  await stage.pass(settle)
  const insured = within(screen.getByRole('region', { name: /Insured and additional insureds$/ }))
  const phone = insured.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  const extension = insured.getByRole<HTMLInputElement>('textbox', { name: /^Extension/ })
  await waitFor(() => expect(phone.parentElement!.querySelector('span[hidden]')).not.toBeNull())
  const answered = () => {
    const { insured_phone, insured_ext } = stage.quote.getSnapshot().context.answers
    return [insured_phone, insured_ext]
  }
  return { ...stage, phone, extension, answered }
}

test.each(['(212) 555-0147 x 22', '+1 212.555.0147 ext. 22'])('the extension of %s goes to its box', async (text) => {
  const { user, phone, extension, answered, pass } = await open()
  await user.type(phone, text)
  await user.tab()
  await pass(0)
  expect([phone.value, extension.value]).toEqual(['212-555-0147', '22'])
  expect(answered()).toEqual(['212-555-0147', '22'])
  await user.clear(phone)
  await user.paste(text.replace('22', '31'))
  await user.tab()
  await pass(0)
  expect(answered()).toEqual(['212-555-0147', '31'])
})

test('the box for an extension takes digits only', async () => {
  const { user, extension, answered, pass } = await open()
  await user.type(extension, 'ext 12')
  await user.tab()
  await pass(0)
  expect([extension.value, answered()[1]]).toEqual(['12', '12'])
})

test.each([
  ['212-555-0147', null],
  ['212-555-0147 x', { phone: '212-555-0147', extension: '' }],
  ['1 (212) 555 0147, Extension #9', { phone: '212-555-0147', extension: '9' }],
])('the parts of %s', (text, parts) => {
  expect(splitExtension(text)).toEqual(parts)
})
