import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { moratoriaPage, storm, wildfire } from '../../walks/moratoria.cases'
import { admin } from '../../walks/settings.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter, here } from './application'
import { button, hasFocus, title } from './usersOffice'

const calls = (rows = [storm, wildfire]) => ({
  getSession: async () => ok(admin),
  listMoratoria: vi.fn(async (_: Parameters<StaffClient['listMoratoria']>[0]) => ok(moratoriaPage(rows))),
  addMoratorium: vi.fn(async (..._: Parameters<StaffClient['addMoratorium']>) => ok(storm)),
  liftMoratorium: vi.fn(async () => ok({ ...storm, state: 'lifted' as const, lifted: '2026-11-20T19:45:00.000Z' })),
})

test('moratoria are listed, searched and sorted by the address', async () => {
  const server = calls()
  const { user } = enter('/quote/admin/moratoria', server)
  await hasFocus(title('Moratoria'))
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows[0]).toContain(
    'A named storm threatens the areaFlorida, ZIP codes that begin with 331Liability and cancellation',
  )
  expect(rows[0]).toContain('Through 12/04/2026In force')
  expect(rows[1]).toContain('11/20/2026Until liftedLifted')
  expect(screen.getAllByRole('button', { name: /^Lift the moratorium/ })).toHaveLength(1)
  await isAccessible()
  await user.click(screen.getByRole('link', { name: 'From' }))
  expect(here()).toBe('/quote/admin/moratoria?sort=from&direction=asc')
  await user.type(screen.getByRole('searchbox'), 'storm{Enter}')
  expect(server.listMoratoria.mock.calls.at(-1)![0]).toMatchObject({ search: 'storm', sort: 'from', page: 1 })
})

test('without a moratorium the page says that every area can be insured', async () => {
  enter('/quote/admin/moratoria', calls([]))
  expect(await screen.findByText('There is no moratorium. Every area can be insured.')).toBeTruthy()
  await isAccessible()
})

test('a moratorium is set once its fields are right, each with its message', async () => {
  const server = calls()
  const { user, toasts } = enter('/quote/admin/moratoria', server)
  await user.click(await button('Set a moratorium'))
  await user.type(screen.getByRole('textbox', { name: /^States/ }), 'ZZ')
  await user.click(await button('Set the moratorium'))
  expect(server.addMoratorium).not.toHaveBeenCalled()
  expect((await screen.findAllByText('ZZ is not a state or the code of one')).length).toBeGreaterThan(0)
  await user.clear(screen.getByRole('textbox', { name: /^States/ }))
  await user.type(screen.getByRole('textbox', { name: /^States/ }), 'FL')
  await user.type(screen.getByRole('textbox', { name: /^From/ }), '11/20/2026')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A named storm threatens the area')
  await isAccessible()
  await user.click(await button('Set the moratorium'))
  expect(server.addMoratorium.mock.calls.map(([form]: readonly unknown[]) => form)).toMatchObject([
    { states: ['FL'], zips: [], until: null, coverages: ['liability', 'cancellation'] },
  ])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'The moratorium is set.' }])
})

test('lifting asks first and says what follows', async () => {
  const server = calls()
  const { user, toasts } = enter('/quote/admin/moratoria', server)
  await user.click(await button('Lift the moratorium “A named storm threatens the area”'))
  const dialog = await screen.findByRole('dialog', { name: 'Lift this moratorium?' })
  expect(dialog.textContent).toContain('Quotes for this area can be bought again at once.')
  await isAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Lift the moratorium' }))
  expect(server.liftMoratorium).toHaveBeenCalledWith(storm.id, expect.anything())
  expect(toasts).toMatchObject([{ kind: 'success', text: 'The moratorium is lifted.' }])
})
