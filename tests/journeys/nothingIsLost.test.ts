import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormStep, formSteps, stepOrder } from '../../domain/application'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type House, openHouse } from './support/house'
import { isTold } from './support/messages'
import { mailArrives } from './support/papers'
import { openStored } from './support/prepared'
import { Road } from './support/road'

const { newPage, newWindow } = withBrowser()
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

/** the words of an agreement are for now only: who reloads reads and signs again */
const kept = formSteps.filter((step) => step !== 'terms')

test('a reload in any step loses nothing, before it was sent on and after', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  await road.open()
  for (const step of stepOrder.slice(0, stepOrder.indexOf('terms'))) {
    await road.isAt(step as FormStep)
    if (step === 'quoteSummary') {
      await page.reload()
      await road.acceptQuote()
      continue
    }
    await road.answerAll(step as FormStep)
    await page.reload()
    await road.showsAll(step as FormStep)
    await road.goOn(step as FormStep)
  }
  await road.isAt('terms')
  await page.reload()
  await road.stepThrough('terms')
  await road.isAt('payment')
  await page.reload()
  await road.isAt('payment')
  await expectPage(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
})

test('a window that is closed in any step is opened again where it was, with all that was typed', async () => {
  const window = await newWindow(house.url)
  let page = await window.newPage()
  let road = new Road(page, wedding)
  await road.open()
  for (const step of kept) {
    await road.isAt(step)
    await road.answerAll(step)
    await page.close()
    page = await window.newPage()
    road = new Road(page, wedding)
    await road.open()
    await road.showsAll(step)
    await road.goOn(step)
    if (step === 'underwriting') await road.acceptQuote()
  }
})

test('the link in the mail opens the quote on another device, with all that was stored', async () => {
  const page = await newPage(house.url)
  const road = await openStored(house, page, wedding)
  await road.isAt('quoteSummary')
  await page
    .getByRole('button', { name: /^Email/ })
    .first()
    .click()
  const box = page.getByRole('textbox', { name: /email/i }).last()
  await box.fill('partner@example.com')
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await isTold(page, 'Email sent successfully!')
  const mail = await mailArrives(house, 'partner@example.com', /quote/i)
  const link = /https?:\/\/[^\s"<>]+\/quote\/\?id=[\w-]{22}/.exec(mail.text ?? '')?.[0]
  expect(link).toBeDefined()

  const other = await newPage(house.url)
  const there = new Road(other, wedding)
  await there.open(link)
  for (const step of ['eventDetails', 'coverage', 'underwriting'] as const) {
    if (!(await there.title(step).isVisible())) await there.change(step)
    await there.showsAll(step)
  }
})

test('back and forth between steps loses nothing, also of a step that is not finished', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  await road.open()
  await road.through('coverage')
  await road.isAt('underwriting')
  await road.answer('loss_claim_before', 'False')
  await road.back()
  await road.showsAll('coverage')
  await road.back()
  await road.showsAll('eventDetails')
  await road.goOn('eventDetails')
  await road.showsAll('coverage')
  await road.goOn('coverage')
  await road.isAt('underwriting')
  await expectPage(road.control('loss_claim_before').getByRole('radio', { name: 'No' })).toBeChecked()
  await expectPage(road.control('end_after_two').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a question that goes and comes back still has its answer, also after a reload in between', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  await road.open()
  await road.through('eventDetails')
  await road.answerAll('coverage')
  await road.answer('alcohol_event', 'False')
  await expectPage(road.control('byob_alcohol')).toHaveCount(0)
  await page.reload()
  await road.isAt('coverage')
  await road.answer('alcohol_event', 'True')
  await road.showsAll('coverage')
})
