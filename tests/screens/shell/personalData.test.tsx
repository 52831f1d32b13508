import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { address, nobody, person, remaining } from '../../walks/personalData.cases'
import { admin } from '../../walks/settings.cases'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'
import { button, hasFocus, title } from './usersOffice'

const office = () => ({
  getSession: async () => ok(admin),
  findPersonalData: vi.fn(async () => ok(person)),
  exportPersonalData: vi.fn(async () => ok(new Blob(['zip']))),
  erasePersonalData: vi.fn(async () => ok({ erased: 1, left: remaining })),
})
const box = () => screen.findByRole('textbox', { name: 'Email address of the person' })

test('the data of a person is listed, with the records that the law keeps', async () => {
  const server = office()
  const { user } = enter('/quote/admin/personal-data', server)
  await hasFocus(title('Personal data'))
  await user.type(await box(), `${address}{Enter}`)
  await hasFocus(screen.findByRole('heading', { name: `Data of ${address}` }))
  expect(server.findPersonalData.mock.calls[0]).toEqual([{ email: address }, expect.anything()])
  const [, policy, quote] = screen.getAllByRole('row')
  expect(policy!.textContent).toContain('until 06/15/2034')
  expect(within(quote!).getByRole('link', { name: 'Q-204815' }).getAttribute('href')).toBe('/quote/admin/c1')
  expect(screen.getByText('Email that we sent: 3')).toBeTruthy()
  await isAccessible()
})

test('another address clears the data of the earlier one', async () => {
  const { user } = enter('/quote/admin/personal-data', office())
  await user.type(await box(), `${address}{Enter}`)
  await screen.findByRole('heading', { name: `Data of ${address}` })
  expect(screen.getByText(/PD-3FA9C210/)).toBeTruthy()
  await user.type(await box(), 'm')
  expect(screen.queryByRole('heading', { name: `Data of ${address}` })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Erase their data' })).toBeNull()
  expect(document.activeElement).toBe(await box())
})

test('the address of a staff account has its message beside the box', async () => {
  const message = 'This is an address of our staff'
  const findPersonalData = async () => no({ status: 422, message: 'Check the answers', errors: { email: message } })
  const { user } = enter('/quote/admin/personal-data', { ...office(), findPersonalData })
  await user.type(await box(), `${address}{Enter}`)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  await hasFocus(box())
})

test('a wrong address has its message beside the box, and no call is made', async () => {
  const server = office()
  const { user } = enter('/quote/admin/personal-data', server)
  await user.type(await box(), 'pat@{Enter}')
  expect((await box()).getAttribute('aria-invalid')).toBe('true')
  expect(server.findPersonalData).not.toHaveBeenCalled()
  await isAccessible()
})

test('an address without records says so, and offers no erasure', async () => {
  const { user } = enter('/quote/admin/personal-data', { ...office(), findPersonalData: async () => ok(nobody) })
  await user.type(await box(), `${address}{Enter}`)
  expect((await screen.findByText('We have no data of this person.')).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('button', { name: 'Erase their data' })).toBeNull()
})

test('a copy is downloaded as a file', async () => {
  const made = vi.fn(() => 'blob:archive')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }))
  const server = office()
  const { user, toasts } = enter('/quote/admin/personal-data', server)
  await user.type(await box(), `${address}{Enter}`)
  await user.click(await button('Download a copy of everything'))
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success', text: 'The archive is saved.' }))
  expect(made).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('data is erased after a confirmation, and the records that stay are listed', async () => {
  const server = office()
  const { user } = enter('/quote/admin/personal-data', server)
  await user.type(await box(), `${address}{Enter}`)
  await user.click(await button('Erase their data'))
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person’s data?' })
  expect(dialog.textContent).toContain(address)
  expect(dialog.textContent).toContain('Nobody can undo this.')
  await isAccessible()
  await user.keyboard('{Escape}')
  expect(server.erasePersonalData).not.toHaveBeenCalled()
  await user.click(await button('Erase their data'))
  await user.click(await button('Erase'))
  expect(await screen.findByText(/^One quote or policy erased/)).toBeTruthy()
  expect(server.erasePersonalData.mock.calls).toEqual([[{ email: address }, expect.anything()]])
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('an erasure that is refused says why, and the list stays', async () => {
  const message = 'A message to this person is being sent. Try again in a minute'
  const erasePersonalData = async () => no({ status: 409, message })
  const { user } = enter('/quote/admin/personal-data', { ...office(), erasePersonalData })
  await user.type(await box(), `${address}{Enter}`)
  await user.click(await button('Erase their data'))
  await user.click(await button('Erase'))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('a representative is turned away', async () => {
  enter('/quote/admin/personal-data', { ...office(), getSession: async () => ok(rep) })
  expect(await screen.findByText('Only administrators can answer requests about personal data.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
