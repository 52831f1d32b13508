import { formSteps, stepOrder } from '../../../domain/application'
import { bothCovers } from '../../../tests/journeys/support/events'
import { seen } from '../scene'
import type { Shots } from '../shots.list'

const numberOf = (step: (typeof stepOrder)[number]) => stepOrder.indexOf(step)

/** Each step as it is first seen, with what is wrong, and answered. */
const asked: Shots = Object.fromEntries(
  formSteps.flatMap((step) => {
    const name = `step-${numberOf(step)}-${step}`
    const shots: Shots = {
      [`${name}-empty`]: async (scene) => (await scene.empty(step)).page,
      [`${name}-wrong`]: async (scene) => {
        const road = await scene.empty(step)
        await road.goOn(step)
        return seen(road.page.getByText(/^There (is|are) /).or(road.page.getByRole('alert')))
      },
      [`${name}-answered`]: async (scene) => {
        const road = await scene.empty(step)
        await road.answerAll(step)
        return road.page
      },
    }
    return Object.entries(shots)
  }),
)

export const stepShots: Shots = {
  ...asked,
  'step-0-eventDetails-liability-alone': async (scene) => {
    const road = await scene.fresh()
    await road.answer('event_type', 'Food Festival')
    return seen(road.page.getByText(/so this is a quote for liability/))
  },
  'step-0-eventDetails-misspelt-open': async (scene) => {
    const { page } = await scene.fresh()
    await page.getByLabel('What kind of event is it?').pressSequentially('weding')
    return seen(page.getByText('Did you mean one of these?'))
  },
  'step-0-eventDetails-misspelt-left': async (scene) => {
    const { page } = await scene.fresh()
    await page.getByLabel('What kind of event is it?').pressSequentially('weding')
    await seen(page.getByText('Did you mean one of these?'))
    await page.getByLabel('How many people will attend?').focus()
    return seen(page.getByText('No event type matches “weding”.'))
  },
  'step-2-underwriting-jewelry-over-its-limit': async (scene) => {
    const pieces = ['Gold ring', 'Pearl necklace'].map((name) => ({
      scheduled_jewelry_description: name,
      scheduled_jewelry_limit: 1200,
    }))
    const road = await scene.stored({ ...bothCovers, scheduled_jewelry_items: pieces })
    await road.goOn('underwriting')
    return seen(road.page.getByText(/^The pieces come to \$2,400/))
  },
  'step-2-underwriting-both-covers': async (scene) => (await scene.changing('underwriting', bothCovers)).page,
  'step-3-quoteSummary': async (scene) => {
    const road = await scene.stored()
    return seen(road.page.getByRole('button', { name: 'Continue to your details', exact: true }))
  },
  'step-3-quoteSummary-both-covers': async (scene) => {
    const road = await scene.stored(bothCovers)
    return seen(road.page.getByRole('button', { name: 'Continue to your details', exact: true }))
  },
  'step-3-quoteSummary-emailed': async (scene) => {
    const { page } = await scene.stored()
    await page.getByLabel('Email the quote to').fill('jordan.sample@example.com')
    await page.getByRole('button', { name: 'Send the quote' }).click()
    return seen(page.getByText('Sent to jordan.sample@example.com.'))
  },
  'step-3-quoteSummary-purchase-link-sent': async (scene) => {
    const { page } = await scene.stored()
    await page.getByLabel('Email the quote to').fill('jordan.sample@example.com')
    await page.getByRole('button', { name: 'Send a purchase link' }).click()
    return seen(page.getByText('The purchase link went to jordan.sample@example.com.'))
  },
  'step-3-quoteSummary-email-wrong': async (scene) => {
    const { page } = await scene.stored()
    await page.getByLabel('Email the quote to').fill('jordan.sample')
    await page.getByRole('button', { name: 'Send the quote' }).click()
    return seen(page.getByText(/^Enter one address or more/))
  },
  'step-3-quoteSummary-coupon': async (scene) => {
    const { page } = await scene.stored()
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    return seen(page.getByText('WELCOME: 50% off the policy fee'))
  },
  'step-3-quoteSummary-coupon-refused': async (scene) => {
    const { page } = await scene.stored()
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('FRIEND')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    return seen(page.getByText('This code isn’t valid or has expired'))
  },
  'step-6-terms-link-emailed': async (scene) => {
    const { page } = await scene.empty('terms')
    await page.getByLabel('Their email address').fill('robin.example@example.com')
    await page.getByRole('button', { name: 'Send the link' }).click()
    return seen(page.getByText('Sent to robin.example@example.com.'))
  },
  'step-6-terms-link-sent': async (scene) => {
    const { page } = await scene.empty('terms')
    await page.getByRole('radio', { name: 'By text message' }).check()
    await page.getByLabel('Their mobile number').fill('512-555-0142')
    await page.getByRole('button', { name: 'Send the link' }).click()
    return seen(page.getByText('Text sent successfully!'))
  },
  'step-6-terms-to-draw': async (scene) => {
    const { page } = await scene.empty('terms')
    await page.getByRole('radio', { name: 'Draw it' }).check()
    return seen(page.locator('canvas'))
  },
  'step-7-payment': async (scene) => (await scene.paying()).page,
  'step-7-payment-wrong': async (scene) => {
    const road = await scene.paying()
    await road.payButton.click()
    return seen(road.page.getByText(/^There (is|are) /).or(road.page.getByRole('alert')))
  },
}
