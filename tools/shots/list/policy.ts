import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Answers } from '../../../domain/application'
import { buyPolicy } from '../../../tests/journeys/support/bought'
import { fill } from '../../../tests/journeys/support/controls'
import { addDaysFromToday, bothCovers, day, wedding } from '../../../tests/journeys/support/events'
import { fieldOf, Road } from '../../../tests/journeys/support/road'
import { type Scene, seen } from '../scene'
import type { Shots } from '../shots.list'

const papers = { timeout: 60_000 }

/** A policy as whoever holds its link opens it, with all of its papers made. */
async function policy(scene: Scene, answers: Partial<Answers> = wedding, price = 170.1): Promise<Page> {
  const { link } = await buyPolicy(scene.house, answers, price)
  const page = await scene.at(link)
  await page.getByText('All of them are ready.').waitFor(papers)
  return page
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const task = (page: Page, name: string) => seen(page.getByRole('heading', { level: 2, name }))

async function changing(scene: Scene, part: string): Promise<Page> {
  const page = await policy(scene)
  await press(page, 'Change something')
  await press(page, `Change ${part}`)
  return page
}

async function renamed(scene: Scene): Promise<Page> {
  const page = await changing(scene, 'Place and name')
  await fill(page, fieldOf('event_name'), 'Sample Orchard Wedding')
  await press(page, 'See the new price')
  return task(page, 'Agree to the change')
}

/** A second setup day costs something. */
async function dearer(scene: Scene): Promise<Page> {
  const page = await changing(scene, 'Dates')
  await fill(page, fieldOf('setup_dates'), [day(-2), day(-1)])
  await press(page, 'See the new price')
  return task(page, 'Pay the difference')
}

async function cancelled(scene: Scene): Promise<Page> {
  const page = await policy(scene)
  await press(page, 'Cancel this policy')
  await press(page, 'Cancel the policy')
  return seen(page.getByText('Your policy is canceled.'))
}

async function claiming(scene: Scene): Promise<Page> {
  const page = await policy(scene)
  await press(page, 'Report a claim')
  await task(page, 'Report a claim')
  return page
}

const note = { name: 'what happened.txt', mimeType: 'text/plain', buffer: Buffer.from('It was dark.') }

async function certificate(scene: Scene, answers: Partial<Answers> = wedding): Promise<{ code: string; page: Page }> {
  const page = await policy(scene, answers)
  const href = (await page.getByRole('link', { name: /^Open Certificate/ }).getAttribute('href'))!
  const pdf = await (await page.request.get(href)).body()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return { code: /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(text)![0], page }
}

export const policyShots: Shots = {
  'policy-read': (scene) => policy(scene),
  'policy-both-covers': (scene) => policy(scene, bothCovers, 386.4),
  'policy-unlinked': (scene) => scene.at('/quote/#manage-policy'),
  'policy-refused': async (scene) => {
    const page = await scene.at('/quote/#manage-policy?id=AAAAAAAAAAAAAAAAAAAAAA&token=wrong')
    return seen(page.getByText('This link does not open a policy'))
  },
  'policy-found': async (scene) => {
    const page = await scene.at('/quote/#manage-policy')
    await page.getByLabel('Email').fill('jordan.sample@example.com')
    await page.getByLabel('ZIP code of the insured').fill('78701')
    await press(page, 'Email me the link')
    return task(page, 'Look into your mail')
  },
  'policy-change-part': async (scene) => {
    const page = await policy(scene)
    await press(page, 'Change something')
    return task(page, 'What do you want to change?')
  },
  'policy-change-dates': (scene) => changing(scene, 'Dates'),
  'policy-change-past-day': async (scene) => {
    const page = await changing(scene, 'Dates')
    await fill(page, fieldOf('setup_coverage'), 'False')
    for (const name of ['event_start_date', 'event_end_date'] as const)
      await fill(page, fieldOf(name), addDaysFromToday(-3))
    await press(page, 'See the new price')
    return seen(page.getByRole('alert'))
  },
  'policy-change-agree': renamed,
  'policy-change-pay': dearer,
  'policy-change-refused-card': async (scene) => {
    const page = await dearer(scene)
    await new Road(page, {}).typeCard('4000000000000002')
    await press(page, /^Pay/)
    return seen(page.getByText('The card was refused. Nothing was charged.'))
  },
  'policy-change-referred': async (scene) => {
    const page = await changing(scene, 'What happens at the event')
    await fill(page, fieldOf('using_drone_at_event'), 'True')
    await press(page, 'See the new price')
    return seen(page.getByText('Your policy stays as it is'))
  },
  'policy-change-not-known': async (scene) => {
    const page = await renamed(scene)
    await page.route('**/api/policy/submit-change/*', (route) => route.abort())
    await press(page, 'Change it')
    return task(page, 'We do not know yet whether it is changed')
  },
  'policy-changed': async (scene) => {
    const page = await renamed(scene)
    await press(page, 'Change it')
    return seen(page.getByText('Your policy is changed.'))
  },
  'policy-cancel': async (scene) => {
    const page = await policy(scene)
    await press(page, 'Cancel this policy')
    return seen(page.getByRole('button', { name: 'Cancel the policy' }))
  },
  'policy-cancelled': cancelled,
  'policy-cancelled-later': async (scene) => {
    const page = await cancelled(scene)
    await page
      .getByText(/^Refund RF-/)
      .first()
      .waitFor(papers)
    await page.reload()
    return seen(page.getByText('This policy is canceled.'))
  },
  'policy-claim': claiming,
  'policy-claim-rejected': async (scene) => {
    const page = await claiming(scene)
    await page.getByLabel('Day', { exact: true }).fill(addDaysFromToday(3))
    const plan = { name: 'plan of the stage.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }
    await page.getByLabel(/^Photos, bills and letters/).setInputFiles([note, plan])
    await press(page, 'Report the claim')
    return seen(page.getByRole('alert'))
  },
  'policy-claim-received': async (scene) => {
    const page = await claiming(scene)
    await page.getByLabel('Day', { exact: true }).fill(addDaysFromToday(-1))
    await page.getByLabel('What happened').fill('A guest fell over a cable beside the stage.')
    await page.getByLabel('Your email').fill(`guest-${Date.now()}@example.com`)
    await page.getByLabel(/^Photos, bills and letters/).setInputFiles(note)
    await press(page, 'Report the claim')
    return task(page, 'We have your claim')
  },
  'policy-message': async (scene) => {
    const page = await policy(scene)
    await press(page, 'Write to us')
    return task(page, 'Write to us')
  },
  'policy-sending': async (scene) => {
    const page = await policy(scene)
    await press(page, 'Send to others')
    return task(page, 'Send documents to others')
  },
  'policy-unreachable': async (scene) => {
    const page = await scene.page()
    await page.route('**/api/policy/get-policy/*', (route) => route.abort())
    await page.goto('/quote/#manage-policy?id=AAAAAAAAAAAAAAAAAAAAAA&token=any')
    return seen(page.getByText('We cannot reach our records just now'))
  },

  'certificate-asked': (scene) => scene.at('/quote/certificate'),
  'certificate-in-force': async (scene) => {
    const { code } = await certificate(scene)
    const page = await scene.at(`/quote/certificate/${code}`)
    return seen(page.getByRole('heading', { level: 1, name: `Certificate ${code}` }))
  },
  'certificate-cancelled': async (scene) => {
    const { code, page: insured } = await certificate(scene)
    await press(insured, 'Cancel this policy')
    await press(insured, 'Cancel the policy')
    await seen(insured.getByText('Your policy is canceled.'))
    const page = await scene.at(`/quote/certificate/${code}`)
    return seen(page.getByText('Canceled', { exact: true }))
  },
  'certificate-unknown': async (scene) => {
    const page = await scene.at('/quote/certificate/2222-2222')
    return seen(page.getByText('We know no such certificate'))
  },
}
