import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type House, sharedHouse } from '../../journeys/support/house'
import { isReported } from '../../journeys/support/messages'
import { mailArrives } from '../../journeys/support/papers'
import { openStored } from '../../journeys/support/prepared'
import { Road } from '../../journeys/support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
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
  await isReported(page, 'Email sent successfully!')
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

test('back and forth between steps loses nothing, even in an unfinished step', async () => {
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

test('a question that disappears and returns keeps its answer, even after a reload in between', async () => {
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
