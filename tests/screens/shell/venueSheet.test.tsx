import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeClient, type VenueSheet } from '../../../contract/client'
import { sampleSheet } from '../../server/rig/venues'
import { ok } from '../fakes'
import { draftNames, enter } from './application'
import { button } from './usersOffice'

/** The page behind a venue's mailed link keeps unsaved changes over a reload, for this link alone. */
beforeEach(() => sessionStorage.clear())

const [token, other] = ['T'.repeat(43), 'U'.repeat(43)] as const
const stored: VenueSheet = { code: 'K7QX4M', version: 3, verified: false, sheet: sampleSheet as VenueSheet['sheet'] }

/** A server with one list behind every link. */
function server(sheet = stored) {
  const put = vi.fn((_: unknown) => Response.json({ ...sheet, version: sheet.version + 1 }))
  const { api } = makeClient({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const { method } = request as Request
      return method === 'PUT' ? put(await (request as Request).json()) : Response.json(sheet)
    },
  })
  return { put, calls: { api } as never }
}
const legalName = () => screen.findByLabelText<HTMLInputElement>(/^Legal name/)
const at = (link: string) => `/quote/venue/${link}`

async function changed() {
  const page = enter(at(token), server().calls)
  await page.user.clear(await legalName())
  await page.user.type(await legalName(), 'Sample Hall LLC')
  return page
}

test('a change is in the form after a reload, over the newest list, and is gone once it was saved', async () => {
  const { unmount } = await changed()
  unmount()
  const newest = { ...stored, version: 4, sheet: { ...stored.sheet, city: 'Dallas' } }
  const { calls, put } = server(newest)
  const { user } = enter(null, calls)
  expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy()
  expect((await legalName()).value).toBe('Sample Hall LLC')
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Dallas')
  await user.click(await button('Save and publish'))
  expect(await screen.findByRole('heading', { name: 'Your requirements are saved' })).toBeTruthy()
  expect(put.mock.calls[0]![0]).toMatchObject({ legal_name: 'Sample Hall LLC', city: 'Dallas' })
  expect(draftNames()).toEqual([])
})

test('a ZIP code fills in its city and its state, as in the wizard; a city and a state that were typed stay', async () => {
  const blank = { ...stored, sheet: { ...stored.sheet, zip: null, city: null, state: null } }
  const { calls } = server(blank as never)
  const getCity = vi.fn(async (zip: string) => ok({ city: zip === '33101' ? 'Miami' : 'Austin' }))
  const { user } = enter(at(token), { ...(calls as object), getCity } as never)
  const zip = await screen.findByLabelText('ZIP code')
  const [city, state] = [screen.getByLabelText<HTMLInputElement>('City'), screen.getByLabelText('State')]
  const filled = () => [city.value, (state as HTMLSelectElement).value]
  await user.type(zip, '33101')
  await waitFor(() => expect(filled()).toEqual(['Miami', 'FL']))
  await user.clear(zip)
  await user.type(zip, '78701')
  await waitFor(() => expect(filled()).toEqual(['Austin', 'TX']))
  await user.clear(city)
  await user.type(city, 'Westlake')
  await user.selectOptions(state, 'GA')
  await user.clear(zip)
  await user.type(zip, '33101')
  expect(filled()).toEqual(['Westlake', 'GA'])
  expect(getCity.mock.calls.map(([code]) => code)).toEqual(['33101', '78701'])
})

test('a ZIP code of another state is named beside it, one press takes its state, and neither stops the list', async () => {
  const { calls, put } = server()
  const getCity = async () => ok({ city: 'Miami' })
  const { user } = enter(at(token), { ...(calls as object), getCity } as never)
  const zip = await screen.findByLabelText('ZIP code')
  const city = screen.getByLabelText<HTMLInputElement>('City')
  await user.clear(zip)
  await user.type(zip, '33101')
  expect(city.value).toBe(stored.sheet.city)
  const state = screen.getByLabelText<HTMLSelectElement>('State')
  // a stored city stays, and so does its state
  expect(state.value).toBe('TX')
  expect(screen.getByText(/^ZIP code 33101 is in Florida, and the state is Texas\./)).toBeTruthy()
  await user.click(await button('Change the state to Florida'))
  expect(state.value).toBe('FL')
  // the stored city is of the state before
  await waitFor(() => expect(city.value).toBe('Miami'))
  expect(screen.queryByText(/^ZIP code 33101 is in/)).toBeNull()
  // the pressed button is gone, and the corrected answer is read out
  expect(document.activeElement).toBe(state)
  await user.selectOptions(state, 'TX')
  await user.click(await button('Save and publish'))
  expect(await screen.findByRole('heading', { name: 'Your requirements are saved' })).toBeTruthy()
  expect(put.mock.calls[0]![0]).toMatchObject({ zip: '33101', city: 'Miami', state: 'TX' })
})

test('a change is not shown behind another link, and is still there behind its own', async () => {
  const { address, unmount } = await changed()
  act(() => address.navigator.push(at(other)))
  await waitFor(async () => expect((await legalName()).value).toBe(stored.sheet.legal_name))
  expect(screen.queryByText('Your unsaved changes are back')).toBeNull()
  unmount()
  enter(at(token), server().calls)
  await screen.findByText('Your unsaved changes are back')
  expect((await legalName()).value).toBe('Sample Hall LLC')
})

test('the storage has neither the whole link nor a card number', async () => {
  const { user } = await changed()
  await user.type(await screen.findByLabelText(/^Other requirements/), 'Pay with 4242 4242 4242 4242')
  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).toContain('Sample Hall LLC')
  expect(kept).not.toContain(token)
  expect(kept).not.toMatch(/4242 4242/)
})

test('changes are discarded once that is confirmed', async () => {
  const { user } = await changed()
  await user.click(await button('Discard my changes'))
  await user.click(await button('Keep editing'))
  expect((await legalName()).value).toBe('Sample Hall LLC')
  await user.click(await button('Discard my changes'))
  await user.click(await button('Discard'))
  await waitFor(async () => expect((await legalName()).value).toBe(stored.sheet.legal_name))
  expect(draftNames()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Discard my changes' })).toBeNull()
})
