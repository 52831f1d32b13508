import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { accountant } from '../../walks/staff.cases'
import * as cases from '../../walks/venues.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'
import { button, hasFocus, office, title } from './usersOffice'

/** The dialogs over the directory of venues, in the whole application. */
const { hall, barn } = cases
beforeEach(() => sessionStorage.clear())

type Args<Call extends Exclude<keyof StaffClient, 'api' | 'baseUrl'>> = Parameters<StaffClient[Call]>
const calls = () =>
  office({
    listVenues: vi.fn(async (_: Args<'listVenues'>[0]) => ok({ ...cases.venuePage, rows: [hall, barn], total: 2 })),
    getVenue: vi.fn(async (id: string) => ok(id === barn.id ? cases.barnVenue : cases.hallVenue)),
    importVenues: vi.fn(async ({ apply }: Args<'importVenues'>[0]) =>
      ok(apply ? cases.imported : cases.previews.sound),
    ),
    verifyVenue: vi.fn(async (..._: Args<'verifyVenue'>) => ok(cases.verifiedHall)),
    mergeVenue: vi.fn(async (..._: Args<'mergeVenue'>) => ok(cases.barnVenue)),
    inviteVenue: vi.fn(async (..._: Args<'inviteVenue'>) => ok(cases.hallVenue)),
  })
const server = (changes: Partial<ReturnType<typeof calls>> = {}) => ({ ...calls(), ...changes })
const open = async (name: string, own = server()) => {
  const page = enter('/quote/admin/venues', own)
  await page.user.click(await button(name))
  return { ...page, calls: own }
}
const noAnswer = { status: 0, message: 'Something went wrong' }
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const resultHasFocus = async (text: string) => {
  const result = await screen.findByText(text)
  await waitFor(() => expect(document.activeElement?.contains(result)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
}
/** The file input, whose `accept` the tests pass by as a drop does. */
const input = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)

test('an import shows its rows, adds the new venues once confirmed, and leads to the newest drafts', async () => {
  const { user, calls } = await open('Import venues')
  await user.upload(await input(/^CSV file/), cases.venueFile)
  await hasFocus(screen.findByRole('heading', { name: 'One venue will be added, and one is skipped' }))
  expect(screen.getByRole('list', { name: 'Will be added as drafts' }).textContent).toBe(
    'Line 2: Example Hall, Austin, TX',
  )
  await isAccessible()
  await user.click(await button('Add one venue'))
  await screen.findByText('One venue added')
  await hasFocus(screen.findByRole('status'))
  await isAccessible()
  expect(calls.importVenues.mock.calls.map(([body]) => body)).toEqual([
    { csv: cases.csv, apply: false },
    { csv: cases.csv, apply: true },
  ])
  await user.click(await button('Show the newest drafts'))
  await dialogIsGone()
  await waitFor(() => expect(here()).toBe('/quote/admin/venues?status=draft&sort=edited&direction=desc'))
  await waitFor(() => expect(calls.listVenues.mock.calls.at(-1)![0]).toMatchObject({ status: 'draft', sort: 'edited' }))
})

test('the help of an import names the rules about alcohol, for which yes would say too little', async () => {
  const { user } = await open('Import venues')
  await user.click(await screen.findByText('Columns of the file'))
  expect(screen.getByText(/^liquor is one of these/).textContent).toContain(
    'No alcohol is allowed; Host liquor liability if alcohol is served',
  )
})

test('a file that cannot be imported says why beside its field, and the next file may be right', async () => {
  const { calls, user } = await open('Import venues')
  const refused = async (file: File, words: RegExp) => {
    const chosen = await input(/^CSV file/)
    chosen.removeAttribute('accept')
    await user.upload(chosen, file)
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
  }
  await refused(cases.noCsv, /“venues.xlsx” is not a CSV file/)
  await refused(new File([], 'empty.csv'), /“empty.csv” is empty/)
  await refused(new File([' \n'], 'blank.csv'), /“blank.csv” is empty/)
  await refused(new File(['a'.repeat(500_001)], 'large.csv'), /“large.csv” is larger than 500 KB/)
  await refused(new File([new Uint8Array([0xe9, 0x41])], 'latin.csv'), /“latin.csv” is not UTF-8 text/)
  expect(calls.importVenues).not.toHaveBeenCalled()
  await isAccessible()
  await user.upload(await input(/^CSV file/), cases.venueFile)
  expect(await button('Add one venue')).toBeTruthy()
})

test('lines with errors are named with their reason, and nothing can be imported', async () => {
  const importVenues = vi.fn(async (_: Args<'importVenues'>[0]) => ok(cases.previews.faulty))
  const { user } = await open('Import venues', server({ importVenues }))
  await user.upload(await input(/^CSV file/), cases.venueFile)
  const faults = await screen.findByRole('list', { name: 'Lines with errors' })
  expect(faults.textContent).toBe('Line 3: Sample Barn, Austin, TXZIP code: Enter five digits')
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

test('a file that is refused leaves the good preview, says why beside its field, and the preview can be added', async () => {
  const { calls, user } = await open('Import venues')
  await user.upload(await input(/^CSV file/), cases.venueFile)
  await screen.findByRole('heading', { name: 'One venue will be added, and one is skipped' })
  const another = await input(/^Choose another file/)
  another.removeAttribute('accept')
  await user.upload(another, cases.noCsv)
  const why = (await screen.findByText(/“venues.xlsx” is not a CSV file/)).closest('[role=alert]')
  expect(why?.textContent).toContain(
    'The preview above is of the earlier file, venues.csv. Nothing of venues.xlsx is imported.',
  )
  expect(await button('Add one venue from venues.csv')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'One venue will be added, and one is skipped' })).toBeTruthy()
  expect(screen.getByText('venues.csv')).toBeTruthy()
  calls.importVenues.mockResolvedValueOnce(no(noAnswer) as never)
  await user.upload(another, new File([`${cases.csv}\n`], 'other.csv'))
  expect(await screen.findByText(/^The other file could not be checked\./)).toBeTruthy()
  expect((await screen.findByText(/Nothing of other\.csv is imported\.$/)).closest('[role=alert]')).toBeTruthy()
  await isAccessible()
  await user.click(await button('Add one venue from venues.csv'))
  expect(await screen.findByText('One venue added')).toBeTruthy()
  expect(calls.importVenues.mock.calls.at(-1)).toEqual([{ csv: cases.csv, apply: true }, expect.anything()])
})

test('a line with a ZIP code of another state is named before the venue is added', async () => {
  const zip = 'ZIP code 33101 is in Florida, and the state is Texas. Correct the one that is wrong.'
  const [row, ...rest] = cases.previews.sound.rows
  const importVenues = vi.fn(async (_: Args<'importVenues'>[0]) =>
    ok({ rows: [{ ...row, notices: { zip } }, ...rest], added: 0 }),
  )
  const { user } = await open('Import venues', server({ importVenues }))
  await user.upload(await input(/^CSV file/), cases.venueFile)
  const lines = await screen.findByRole('list', { name: 'Check these lines first' })
  expect(lines.textContent).toBe(`Line 2: Example Hall, Austin, TXVenue: ${zip}`)
  expect(await button('Add one venue')).toBeTruthy()
})

test('staff who verify a venue see its ZIP code of another state, and labels that do not speak to the venue', async () => {
  const getVenue = vi.fn(async () =>
    ok({ ...cases.hallVenue, sheet: { ...cases.hallVenue.sheet, zip: '33101', state: 'TX' } }),
  )
  await open('Verify Example Hall', server({ getVenue }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Venue: ZIP code 33101 is in Florida, and the state is Texas/)).toBeTruthy()
  expect(dialog.getByText('The venue is an additional insured')).toBeTruthy()
  expect(dialog.queryByText(/\byour?\b/i)).toBeNull()
})

test('a call without an answer keeps the file, and can be tried again', async () => {
  const importVenues = vi.fn(async (_: Args<'importVenues'>[0]) => ok(cases.previews.sound))
  importVenues.mockResolvedValueOnce(no(noAnswer) as never)
  const { user } = await open('Import venues', server({ importVenues }))
  await user.upload(await input(/^CSV file/), cases.venueFile)
  await hasFocus(screen.findByText(/The file could not be checked/))
  await user.click(await button('Try again'))
  importVenues.mockResolvedValueOnce(no(noAnswer) as never)
  await user.click(await button('Add one venue'))
  await hasFocus(screen.findByText(/venues that were added already are skipped/))
  importVenues.mockResolvedValueOnce(ok(cases.imported) as never)
  await user.click(await button('Add one venue'))
  expect(await screen.findByText('One venue added')).toBeTruthy()
})

test('a venue is verified after a look at its sheet and a confirmation, which is announced', async () => {
  const { user, calls } = await open('Verify Example Hall')
  expect((await screen.findByText(/imported version 1 on/)).textContent).toContain('rep@example.com')
  await isAccessible()
  await user.click(await button('Verify this list'))
  expect(calls.verifyVenue).not.toHaveBeenCalled()
  await hasFocus(screen.findByRole('heading', { name: 'Publish Example Hall as verified?' }))
  await user.click(await button('Verify and publish'))
  await dialogIsGone()
  expect(calls.verifyVenue.mock.calls[0]!.slice(0, 2)).toEqual([hall.id, 1])
  // the button that opened the dialog may be gone from the list, so the result takes the focus
  await resultHasFocus('Example Hall is verified.')
  expect(calls.listVenues).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Verify Sample Barn' })).toBeNull()
})

test('a verified venue’s sheet can be read', async () => {
  const { user } = await open(
    'Read the requirements of Sample Barn',
    server({ getVenue: vi.fn(async (_: string) => ok({ ...cases.barnVenue, row: barn })) }),
  )
  expect(await screen.findByText('This list is verified.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Verify this list' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await dialogIsGone()
  await hasFocus(button('Read the requirements of Sample Barn'))
})

test('a page past the end of the list says so, and leads back', async () => {
  const listVenues = vi.fn(async (_: Args<'listVenues'>[0]) => ok({ rows: [], total: 50, page: 2, size: 50 }))
  enter('/quote/admin/venues?page=2', server({ listVenues }))
  expect(await screen.findByText('There is no page 2.')).toBeTruthy()
})

test('a sheet that changed meanwhile is shown again before it can be verified', async () => {
  const verifyVenue = vi.fn(async (..._: Args<'verifyVenue'>) => ok(cases.verifiedHall))
  verifyVenue.mockResolvedValueOnce(no({ status: 412, message: 'Changed' }) as never)
  const getVenue = vi.fn(async (_: string) => ok(cases.hallVenue))
  const { user } = await open('Verify Example Hall', server({ verifyVenue, getVenue }))
  await user.click(await button('Verify this list'))
  getVenue.mockResolvedValueOnce(ok(cases.describedHall))
  await user.click(await button('Verify and publish'))
  expect((await screen.findByRole('alert')).textContent).toContain('The list has changed meanwhile')
  expect(screen.getByText(/The venue wrote version 2/)).toBeTruthy()
  await user.click(await button('Verify this list'))
  await user.click(await button('Verify and publish'))
  await dialogIsGone()
  expect(verifyVenue.mock.calls.map(([, version]) => version)).toEqual([1, 2])
})

test('a merge searches for the venue that remains, compares both, and asks before it cannot be undone', async () => {
  const { user, calls } = await open('Merge Example Hall')
  const search = await screen.findByLabelText<HTMLInputElement>(/^Venue that remains/)
  expect(search.value).toBe('Austin')
  await screen.findByRole('button', { name: 'Choose Sample Barn, B2RN5X' })
  expect(screen.queryByRole('button', { name: /^Choose Example Hall/ })).toBeNull()
  await user.clear(search)
  await user.type(search, 'barn{Enter}')
  await waitFor(() => expect(calls.listVenues.mock.calls.at(-1)![0]).toMatchObject({ search: 'barn' }))
  await user.click(await button('Choose Sample Barn, B2RN5X'))
  await hasFocus(screen.findByRole('heading', { name: 'Sample Barn remains' }))
  const table = screen.getByRole('table', { name: 'Different' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Example HallK7QX4M, is merged', 'Sample BarnB2RN5X, remains'])
  await isAccessible()
  await user.click(await button('Merge the two'))
  expect(await screen.findByText(/This cannot be undone/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(calls.mergeVenue).not.toHaveBeenCalled()
  await user.click(await button('Merge the two'))
  await user.click(await button('Merge'))
  await dialogIsGone()
  expect(calls.mergeVenue.mock.calls[0]!.slice(0, 3)).toEqual([hall.id, { into: 'B2RN5X' }, 1])
  await resultHasFocus('Example Hall is merged into Sample Barn (B2RN5X).')
})

test('an invitation shows the links sent before, names a wrong address, and asks before it is discarded', async () => {
  const { user, calls, toasts } = await open('Invite Example Hall')
  expect((await screen.findByRole('region', { name: 'Sent before' })).textContent).toContain(
    'Robin Sample, robin@example.comSent 11/19/2026',
  )
  await user.type(await screen.findByLabelText('Email'), 'jordan@')
  await user.click(await button('Send the link'))
  await hasFocus(screen.findByLabelText('Email'))
  expect(calls.inviteVenue).not.toHaveBeenCalled()
  await isAccessible()
  await user.keyboard('{Escape}')
  await user.click(await button('Keep editing'))
  await user.type(await screen.findByLabelText('Email'), 'example.com')
  await user.click(await button('Send the link'))
  await dialogIsGone()
  expect(calls.inviteVenue.mock.calls[0]!.slice(0, 2)).toEqual([hall.id, { email: 'jordan@example.com' }])
  expect(toasts).toMatchObject([{ text: 'The link for Example Hall is on its way to jordan@example.com.' }])
  await hasFocus(button('Invite Example Hall'))
})

const acts = ['Import venues', 'Verify Example Hall', 'Merge Example Hall', 'Invite Example Hall']

test.each(acts)('the browser’s Back closes “%s”, and the page stays', async (name) => {
  await open(name)
  await screen.findByRole('button', { name: /^(Cancel|Verify this list)$/ })
  window.history.back()
  await dialogIsGone()
  expect(here()).toBe('/quote/admin/venues')
  await hasFocus(button(name))
})

test('an open dialog stays when the address changes, and the list of the new address loads once it is closed', async () => {
  const { user, address, calls: own } = await open('Import venues')
  await screen.findByRole('dialog')
  act(() => address.navigator.push('/quote/admin/venues?search=barn'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.keyboard('{Escape}')
  await dialogIsGone()
  await waitFor(() => expect(own.listVenues.mock.calls.at(-1)![0]).toMatchObject({ search: 'barn' }))
})

test('an accountant sees no button of the directory', async () => {
  enter('/quote/admin/venues', { ...server(), getSession: async () => ok(accountant) })
  await hasFocus(title('Venues'))
  expect(screen.queryByRole('button', { name: /Import|Verify|Merge|Invite/ })).toBeNull()
})
