import { wedding } from '../../../tests/journeys/support/events'
import { seen } from '../scene'
import type { Shots } from '../shots.list'

/** A page that shows ours in a frame, as high as ours says that it is. */
const around = `<!doctype html><title>Example Venues</title><body style="margin: 16px; font: 16px sans-serif">
<p>Example Venues: insure your day</p>
<iframe src="/quote/?partner=example-venues" title="Insurance" style="width: 100%; border: 1px solid gray"></iframe>
<script>
  onmessage = ({ data }) => {
    if (data.type === 'marquee.height') document.querySelector('iframe').style.height = data.height + 'px'
  }
</script>`

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
  'side-rain-cover': async (scene) => seen((await scene.at('/quote/#rain-cover')).getByText('Request rain insurance')),
  'side-rain-cover-wrong': async (scene) => {
    const page = await seen((await scene.at('/quote/#rain-cover')).getByText('Request rain insurance'))
    await page.locator('main form button[type=submit]').click()
    return seen(page.getByText(/^There (is|are) /).or(page.getByRole('alert')))
  },
  'side-rain-cover-received': async (scene) => {
    const page = await seen((await scene.at('/quote/#rain-cover')).getByText('Request rain insurance'))
    await page.getByLabel('State').selectOption('TX')
    await page.getByLabel('Day of the event').fill(wedding.event_start_date)
    await page.getByLabel('Rain counts from').selectOption('12')
    await page.getByLabel('Until').selectOption('18')
    await page.getByLabel('0.25 inch').check()
    await page.getByLabel('Amount to insure').fill('25000')
    await page.getByLabel('Your name').fill('Jordan Sample')
    await page.getByLabel('Your email').fill('jordan.sample@example.com')
    await page.locator('main form button[type=submit]').click()
    return seen(page.getByRole('heading', { name: 'We have your request' }))
  },
  'side-in-a-frame': async (scene) => {
    const page = await scene.page()
    await page.route('**/quote/around', (route) => route.fulfill({ contentType: 'text/html', body: around }))
    await page.goto('/quote/around')
    return seen(page.frameLocator('iframe').getByRole('heading', { name: /^Step 1 of 8/ })).then(() => page)
  },
  'side-staff-sign-in': async (scene) =>
    seen((await scene.at('/quote/admin')).getByRole('button', { name: 'Sign in' })),
}
