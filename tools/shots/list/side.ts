import { wedding } from '../../../tests/journeys/support/events'
import { seen } from '../scene'
import type { Shots } from '../shots.list'

export const sideShots: Shots = {
  'side-not-found': async (scene) =>
    seen((await scene.at('/quote/404')).getByRole('heading', { name: 'Oops! Page not found' })),
  'side-quote-not-found': async (scene) =>
    seen((await scene.at('/quote/?id=AAAAAAAAAAAAAAAAAAAAAA')).getByRole('heading', { level: 1 })),
  'side-policy-without-link': async (scene) =>
    seen((await scene.at('/quote/#manage-policy')).getByRole('heading', { level: 1 })),
  'side-opening': async (scene) => {
    const id = await scene.id()
    const page = await scene.page()
    await page.route(`**/api/contacts/${id}*`, () => {})
    await page.goto(`/quote/?id=${id}`)
    return seen(page.getByText('Fetching...'))
  },
  'side-room-loading': async (scene) => {
    const page = await scene.page()
    await page.route('**/assets/quote-*.js', () => {})
    await page.goto('/quote/')
    return seen(page.getByRole('status').or(page.getByText(/Fetching|Loading/)))
  },
  'side-room-not-loaded': async (scene) => {
    const page = await scene.page()
    await page.route('**/assets/quote-*.js', (route) => route.abort())
    await page.goto('/quote/')
    return seen(page.getByText(/Loading chunk \d+ failed/))
  },
  'side-partner': async (scene) => {
    const { event_type, event_state, event_location_name } = wedding
    const brought = new URLSearchParams({ partner: 'example-venues', event_type, event_state, event_location_name })
    return seen((await scene.at(`/quote/?${brought}`)).getByRole('heading', { name: /^Step 1 of 8/ }))
  },
  'side-rain-cover': async (scene) => seen((await scene.at('/quote/#rain-cover')).getByText('Ask for rain cover')),
  'side-rain-cover-wrong': async (scene) => {
    const page = await seen((await scene.at('/quote/#rain-cover')).getByText('Ask for rain cover'))
    await page.locator('main form button[type=submit]').click()
    return seen(page.getByText(/^There (is|are) /).or(page.getByRole('alert')))
  },
  'side-staff-sign-in': async (scene) =>
    seen((await scene.at('/quote/admin')).getByRole('button', { name: 'Sign in' })),
}
