import type { Page } from '@playwright/test'
import { cards, wedding } from '../../../tests/journeys/support/events'
import { staff } from '../../../tests/journeys/support/house'
import { Road } from '../../../tests/journeys/support/road'
import { hostStripe } from '../../../tests/journeys/support/stripe'
import { dialogOf, type Scene, seen } from '../scene'
import type { Shots } from '../shots.list'

async function by(scene: Scene, way: 'Check' | 'Invoice'): Promise<Page> {
  const { page } = await scene.paying()
  await page.getByRole('radio', { name: way }).check()
  return page
}

async function ordered(scene: Scene, way: 'Check' | 'Invoice'): Promise<Page> {
  const page = await by(scene, way)
  await page.getByRole('button', { name: /^Order/ }).click()
  return seen(page.getByRole('heading', { name: 'Your coverage is ordered' }))
}

/** Where the processor draws the fields: its script and frames are stood in for, and the server is not asked which it is. */
async function hosted(scene: Scene, processor: object | null): Promise<Page> {
  const page = await scene.page({ bypassCSP: true })
  await hostStripe(page)
  await page.route('**/api/payment-processor', (route) =>
    processor ? route.fulfill({ json: processor }) : route.fulfill({ status: 503, json: { message: 'Bad gateway' } }),
  )
  await scene.payingOn(page)
  return page
}
const stripe = { kind: 'stripe', tokens_url: null, publishable_key: 'pk_test_sample' }

export const payingShots: Shots = {
  'step-7-payment-check': (scene) => by(scene, 'Check'),
  'step-7-payment-invoice': (scene) => by(scene, 'Invoice'),
  'step-7-payment-invoice-wrong': async (scene) => {
    const page = await by(scene, 'Invoice')
    await page.getByLabel('Email the invoice to').fill('jordan.sample')
    await page.getByRole('button', { name: /^Order/ }).click()
    return seen(page.getByRole('alert'))
  },
  'step-7-payment-hosted': async (scene) => {
    const page = await hosted(scene, stripe)
    const number = page.locator('#card_number').frameLocator('iframe').getByRole('textbox')
    await number.fill(cards.approved)
    return seen(page.getByText('Visa'))
  },
  'step-7-payment-hosted-wrong': async (scene) => {
    const page = await hosted(scene, stripe)
    await page.locator('#cvc').frameLocator('iframe').getByRole('textbox').waitFor()
    await page.getByRole('button', { name: /^Pay/ }).click()
    return seen(page.getByText('Enter the whole security code').last())
  },
  'step-7-payment-no-fields': async (scene) => seen((await hosted(scene, null)).getByText(/^There is nothing to type/)),
  'outcome-ordered-by-check': (scene) => ordered(scene, 'Check'),
  'outcome-ordered-by-invoice': (scene) => ordered(scene, 'Invoice'),
  'outcome-ordered-not-yet-paid': async (scene) => {
    const page = await ordered(scene, 'Check')
    await page.getByRole('button', { name: 'Check payment status' }).click()
    return seen(page.getByText('It has not all been paid yet.'))
  },
  'outcome-bought-sending': async (scene) => {
    const road = await scene.paying()
    await road.pay()
    await road.isBought()
    await road.page.getByRole('button', { name: 'Send to others' }).click()
    return seen(road.page.getByRole('heading', { name: 'Send documents to others' }))
  },
  'dialog-credit-card-error-admin': async (scene) => {
    const id = await scene.id()
    const page = await scene.at('/quote/admin')
    await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
    await page.getByLabel('Password').fill(staff.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    const road = new Road(page, wedding)
    await road.open(`/quote/?id=${id}&from=admin`)
    await road.toPaymentAgain()
    await road.pay(cards.refused)
    return dialogOf(page, 'The customer’s card was refused')
  },
}
