import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signature, signatureSince } from '../../walks/files.cases'
import { admin, agreed, agreedSince, listPage } from '../../walks/settings.cases'
import { sam, samSince, usersPage } from '../../walks/users.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

/** Two staff members change the same thing: the second one sees the first one's values, and loses nothing. */
const office = {
  getSession: async () => ok(admin),
  listPolicyFeeAdjustments: async () => ok({ ...listPage([]), rows: [agreed], total: 1 }),
  listUsers: async () => ok({ ...usersPage([]), rows: [sam], total: 1 }),
  listSignatures: async () => ok({ rows: [signature] }),
}
const button = (name: string) => screen.findByRole('button', { name })

test('a colleague’s change of a fee shows beside the typed values, which a second press saves', async () => {
  const versions: unknown[] = []
  const updatePolicyFeeAdjustment = async (_id: number, _body: unknown, version: number) => {
    versions.push(version)
    const problem = { status: 412, message: 'Somebody else has changed this', newest: { ...agreedSince } }
    return versions.length === 1 ? no(problem) : ok({ rows: [] })
  }
  const { user, toasts } = enter('/quote/admin/settings', { ...office, updatePolicyFeeAdjustment })
  await user.click(await button('Change agency@example.com'))
  const value = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  await user.clear(value)
  await user.type(value, '-10')
  await user.click(await button('Save'))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Somebody else has changed this meanwhile')).toBeTruthy()
  expect(notice.getByText('−25%')).toBeTruthy()
  expect(notice.getByText(agreedSince.note)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('-10')
  await isAccessible()
  await user.click(await button('Save'))
  expect(versions).toEqual([2, 3])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'SEPA Fee adjustment updated successfully!' }])
})

test('a colleague’s change of an account shows its current values, and a second press saves', async () => {
  const versions: unknown[] = []
  const updateUser = async (_user: string, _changes: unknown, version: number) => {
    versions.push(version)
    const problem = { status: 412, message: 'Somebody else has changed this', newest: { ...samSince } }
    return versions.length === 1 ? no(problem) : ok({ user: sam, password: null })
  }
  const { user } = enter('/quote/admin/users', { ...office, updateUser })
  await user.click(await button('Change Sam Sample'))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(name, ' Junior')
  await user.click(await button('Save'))
  expect((await screen.findByRole('alert')).textContent).toContain('Role now:Underwriter')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Sam Sample Junior')
  await isAccessible()
  await user.click(await button('Save'))
  expect(versions).toEqual([2, 3])
})

test('a colleague’s change of a signature shows its current values, and the typed ones stay', async () => {
  const problem = { status: 412, message: 'Somebody else has changed this', newest: { ...signatureSince } }
  const { user } = enter('/quote/admin/signatures', { ...office, updateSignature: async () => no(problem) })
  await user.click(await screen.findByRole('button', { name: 'Change Robin Sample' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(name, ' II')
  await user.click(await screen.findByRole('button', { name: 'Save the signature' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Name now:Robin S. Sample')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Robin Sample II')
  await isAccessible()
})
