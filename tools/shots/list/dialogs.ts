import type { Page, Route } from '@playwright/test'
import { addDaysFromToday, bothCovers, cards, wedding } from '../../../tests/journeys/support/events'
import { Road } from '../../../tests/journeys/support/road'
import { dialogOf, type Scene } from '../scene'
import type { Shots } from '../shots.list'

const passed = addDaysFromToday(-3)
const soon = addDaysFromToday(9)

/** What a server says that is not well, or takes nothing: the page cannot tell it from ours. */
const saying = (status: number, problem: object) => (route: Route) =>
  route.request().method() === 'PATCH'
    ? route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, ...problem }) })
    : route.continue()

/** Going on from the insured, when that is not stored. */
async function notStored(scene: Scene, status: number, problem: object): Promise<Page> {
  const road = await scene.empty('insured')
  await road.answerAll('insured')
  await road.page.route('**/api/contacts/*', saying(status, problem))
  await road.goOn('insured')
  return road.page
}

/** Between the price that was shown and the payment of it, the price has become another one: what is sent is none any more. */
async function repriced(scene: Scene): Promise<Page> {
  const road = await scene.paying()
  await road.page.route('**/api/purchase', (route) => {
    const sent = route.request().postDataJSON() as { amount_due: number }
    return route.continue({ postData: JSON.stringify({ ...sent, amount_due: sent.amount_due - 10 }) })
  })
  await road.pay()
  return road.page
}

async function idle(scene: Scene, minutes: number): Promise<Page> {
  const page = await scene.page()
  await page.clock.install()
  const road = new Road(page, wedding)
  await road.open()
  await road.answer('event_name', 'Sample Garden Wedding')
  // what watches over the session is fetched once the page has nothing else to do
  await page.clock.runFor(5000)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(minutes * 60_000)
  return page
}

async function clearing(scene: Scene): Promise<Page> {
  const { page } = await scene.fresh()
  await page.getByRole('button', { name: 'Clear my answers from this browser' }).click()
  return dialogOf(page, 'Clear your answers from this browser?')
}

async function forgotten(scene: Scene): Promise<Page> {
  const { page } = await scene.fresh()
  await page.getByRole('navigation').getByRole('button', { name: 'Find my quote' }).click()
  return dialogOf(page, 'Find my quote')
}

export const dialogShots: Shots = {
  'dialog-event-dates-passed': async (scene) => {
    const road = await scene.fresh({ ...wedding, event_start_date: passed, event_end_date: passed })
    await road.answerAll('eventDetails')
    await road.goOn('eventDetails')
    return dialogOf(road.page, 'The days of the event need another look')
  },
  'dialog-event-dates-short-notice': async (scene) => {
    const days = { event_start_date: soon, event_end_date: soon }
    const road = await scene.changing('eventDetails', bothCovers)
    for (const name of ['event_start_date', 'event_end_date'] as const) await road.answer(name, days[name])
    await road.goOn('eventDetails')
    return dialogOf(road.page, 'It is too close to the event for cancellation coverage')
  },
  'dialog-rented-premises': async (scene) => {
    const road = await scene.changing('underwriting')
    await road.answer('damage_rented_premises_limit', '$1,000,000')
    await road.back()
    return dialogOf(road.page, '$1,000,000 is not sold for this event')
  },
  'dialog-underwriting-review-referred': async (scene) => {
    const road = await scene.changing('underwriting')
    await road.answer('using_drone_at_event', 'True')
    await road.back()
    return dialogOf(road.page, 'An underwriter will look at your quote')
  },
  'dialog-underwriting-review-declined': async (scene) => {
    const road = await scene.changing('eventDetails')
    await road.answer('event_type', 'Haunted House')
    await road.goOn('eventDetails')
    return dialogOf(road.page)
  },
  'dialog-credit-card-error': async (scene) => {
    const road = await scene.paying()
    await road.pay(cards.refused)
    return dialogOf(road.page, 'The card was refused')
  },
  'dialog-price-changed': async (scene) => dialogOf(await repriced(scene), 'The price has changed'),
  'dialog-client-error': async (scene) => {
    const errors = { 'step4.insured_zip': 'There is no such ZIP code' }
    return dialogOf(await notStored(scene, 422, { message: 'Check these answers', errors }), /cannot be saved yet/)
  },
  'dialog-server-error': async (scene) =>
    dialogOf(await notStored(scene, 503, { message: 'Bad gateway' }), /cannot reach our records/),
  'dialog-generic-error': async (scene) => {
    const message = 'A payment for this quote is on its way. Try again in a minute.'
    return dialogOf(await notStored(scene, 409, { message }), 'That did not work')
  },
  'dialog-forgot-quote': forgotten,
  'dialog-forgot-quote-told': async (scene) => {
    const page = await forgotten(scene)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(wedding.insured_email)
    await dialog.getByLabel('First day of the event').fill(wedding.event_start_date)
    await dialog.getByRole('button', { name: 'Email me the link' }).click()
    return dialogOf(page, /^We have sent the links/)
  },
  'dialog-session-warning': async (scene) => dialogOf(await idle(scene, 26), 'Are you still there?'),
  'dialog-session-clear': clearing,
  'dialog-session-cleared': async (scene) => {
    const page = await clearing(scene)
    await page.getByRole('button', { name: 'Clear my answers', exact: true }).click()
    return dialogOf(page, 'Your answers were cleared from this browser')
  },
}
