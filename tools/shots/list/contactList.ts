import type { Page } from '@playwright/test'
import { buyPolicy } from '../../../tests/journeys/support/bought'
import { wedding } from '../../../tests/journeys/support/events'
import { staff } from '../../../tests/journeys/support/house'
import { type Scene, seen } from '../scene'
import type { Shots } from '../shots.list'

const signedIn = async (scene: Scene, place: string) => signInAt(await scene.page(), place)

async function signInAt(page: Page, place: string): Promise<Page> {
  await page.goto(place)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return page
}

async function mailbox(scene: Scene): Promise<Page> {
  await buyPolicy(scene.house, wedding, 170.1)
  const page = await signedIn(scene, '/quote/admin/mailbox')
  const mail = page.getByRole('row', { name: /insured.*Sent/ }).first()
  await page.getByRole('heading', { level: 1, name: 'Mailbox' }).waitFor()
  // it is written in the background, and the list is as it was opened
  for (let tries = 0; tries < 30 && !(await mail.isVisible()); tries++) {
    await page.reload()
    await mail.waitFor({ timeout: 2000 }).catch(() => {})
  }
  return page
}

const work = {
  contact_id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  attempts: 9,
  error: 'connect ECONNREFUSED 192.0.2.10:587',
  created: '2026-11-20T19:45:00.000Z',
  run_at: '2026-11-21T07:45:00.000Z',
  state: 'failed',
} as const

/** Work that failed in another time, as its table is answered: the product under the camera fails at nothing. */
const failed = {
  total: 2,
  page: 1,
  size: 25,
  rows: [
    { ...work, number: 41, kind: 'sendMail', about: 'Mail to lucja.sample@example.com: You are insured' },
    {
      ...work,
      number: 44,
      kind: 'makeDocument',
      about: 'Certificate of insurance, MQE-0048153',
      error: 'The folder for documents is full',
      contact_id: null,
    },
  ],
}

export const contactListShots: Shots = {
  'desk-mailbox': mailbox,
  'desk-message': async (scene) => {
    const page = await mailbox(scene)
    await page
      .getByRole('link', { name: /insured/i })
      .first()
      .click()
    await page.frameLocator('iframe').getByText('Policy number').waitFor()
    return seen(page.getByRole('heading', { level: 1 }))
  },
  'desk-failed-work-none': (scene) => signedIn(scene, '/quote/admin/jobs'),
  'desk-failed-work': async (scene) => {
    const page = await scene.page()
    await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ json: failed }))
    await signInAt(page, '/quote/admin/jobs')
    return seen(page.getByRole('heading', { level: 1, name: 'Failed jobs' }))
  },
}
