import type { Page } from '@playwright/test'
import { answeredThrough } from '../../../domain/application/examples'
import { addDaysFromToday, bothCovers, wedding } from '../../../tests/journeys/support/events'
import { concert, type Scene, seen } from '../scene'
import type { Shots } from '../shots.list'

const email = 'jordan.sample@example.com'
const soon = addDaysFromToday(9)

async function inReview(scene: Scene): Promise<Page> {
  const { page } = await scene.stored({ ...answeredThrough('terms', concert), insured_email: email })
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What should the underwriter know?').fill('The singer plays without a band.')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  return seen(page.getByText('An underwriter is looking at your quote'))
}

async function decided(scene: Scene, word: { status: 'approved' | 'declined'; reason?: string }, shown: string) {
  const page = await inReview(scene)
  const staff = await scene.staff()
  await staff.mark(new URL(page.url()).searchParams.get('id')!, word)
  await page.getByRole('button', { name: 'Check now' }).click()
  return seen(page.getByText(shown))
}

async function bought(scene: Scene): Promise<Page> {
  const road = await scene.paying()
  await road.pay()
  await road.isBought()
  await road.page.waitForLoadState('networkidle')
  return road.page
}

/** A call that is still on its way, so that what is said meanwhile can be looked at. */
async function waiting(
  scene: Scene,
  call: string,
  does: (road: Awaited<ReturnType<Scene['paying']>>) => Promise<unknown>,
) {
  const road = await scene.paying()
  await road.page.route(call, () => {})
  await does(road)
  return road.page
}

export const outcomeShots: Shots = {
  'outcome-referred': async (scene) => {
    const { page } = await scene.stored({ ...wedding, using_drone_at_event: 'True' })
    return seen(page.getByRole('button', { name: 'Submit for review' }))
  },
  'outcome-in-review': inReview,
  'outcome-approved': (scene) => decided(scene, { status: 'approved' }, 'An underwriter has approved your quote'),
  'outcome-declined-by-underwriter': (scene) =>
    decided(
      scene,
      { status: 'declined', reason: 'The hall has no second way out.' },
      'An underwriter has declined your quote',
    ),
  'outcome-declined-type': async (scene) => {
    const road = await scene.fresh({})
    await road.answer('event_type', 'Haunted House')
    await road.page.getByRole('button', { name: 'Back to my answers' }).click()
    return seen(road.page.getByText('Haunted attractions are outside what this program covers.'))
  },
  'outcome-short-notice': async (scene) => {
    const { page } = await scene.stored({ ...bothCovers, event_start_date: soon, event_end_date: soon })
    return seen(page.getByText('Cancellation coverage has to be bought at least 14 days before the first day.'))
  },
  'outcome-bought': bought,
  'outcome-policy': async (scene) => {
    const page = await bought(scene)
    const links = await page
      .getByRole('link', { name: /policy/i })
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
    await page.goto(links.find((href) => href.includes('#manage-policy?'))!)
    return seen(page.getByRole('heading', { level: 1, name: /Wedding/ }))
  },
  'outcome-payment-on-its-way': (scene) =>
    waiting(scene, '**/api/purchase', (road) => road.pay().then(() => overlay(road.page, 'Purchasing ...'))),
  'outcome-payment-uncertain': async (scene) => {
    const road = await scene.paying()
    await road.page.route('**/api/purchase', (route) => route.abort())
    await road.pay()
    return seen(road.page.getByText('We could not tell whether you have paid'))
  },
  'outcome-price-failed': async (scene) => {
    const road = await scene.changing('eventDetails')
    await road.page.route('**/api/recalculate', (route) => route.abort())
    await road.answer('number_attendees', 90)
    return seen(road.page.getByText('The price could not be worked out.'))
  },
  'outcome-price-on-its-way': async (scene) => {
    const road = await scene.changing('eventDetails')
    await road.page.route('**/api/recalculate', () => {})
    await road.answer('number_attendees', 90)
    await road.page.waitForRequest('**/api/recalculate')
    return road.page
  },
  'outcome-offline': async (scene) => {
    const road = await scene.changing('eventDetails')
    await road.page.context().setOffline(true)
    return seen(road.page.getByText('You are offline. Your answers are kept here.'))
  },
  'outcome-offline-price-waits': async (scene) => {
    const road = await scene.changing('eventDetails')
    await road.page.context().setOffline(true)
    await road.answer('number_attendees', 90)
    return seen(road.page.getByText('The price waits for the connection.'))
  },
  'outcome-two-windows': async (scene) => {
    const road = await scene.changing('eventDetails')
    const other = new URL(road.page.url()).searchParams.get('id')!
    const there = await scene.fresh()
    await there.page.goto(`/quote/?id=${other}`)
    await there.change('eventDetails')
    await there.answer('event_name', 'The Other Wedding')
    await seen(there.page.getByText(/· Saved at/))
    await road.answer('event_name', 'This Wedding')
    return seen(road.page.getByText('This quote was changed in another window'))
  },
}

const overlay = (page: Page, text: string) => seen(page.getByText(text))
