import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { expectPage } from './support/expectPage'
import { type OwnHouse, openHouse } from './support/house'
import { chargesAt, mailArrives } from './support/papers'
import { openStored } from './support/prepared'
import { concertOf, submit, tracker } from './support/referring'
import { staffOf } from './support/underwriter'

const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

test('a concert that refers is submitted, approved by staff, and bought at the price that they approved', async () => {
  const email = 'rock.sample@example.com'
  const page = await newPage(house.url)
  const road = await openStored(house, page, concertOf(email))
  await expectPage(page.getByText('Well-known performers change the size').first()).toBeVisible()
  await isAccessible(page, 'submitting for review')
  await submit(page, email)
  await isAccessible(page, 'a quote in review')
  await expectPage(page.getByRole('button', { name: /^Continue to your details/ })).toHaveCount(0)

  // the email's link opens the same page, on another device too
  const mail = await mailArrives(house, email, /looking at your quote/)
  const [link] = /https?:\/\/\S+\?id=[\w-]+/.exec(mail.text ?? '')!
  const elsewhere = await newPage(house.url)
  await elsewhere.goto(link)
  await expectPage(tracker(elsewhere)).toBeVisible()

  const staff = await staffOf(house)
  const id = new URL(link).searchParams.get('id')!
  expect((await staff.referred())[0]).toMatchObject({ id, review_submitted: expect.stringMatching(/^\d{4}-/) })
  const approved = await staff.mark(id, { status: 'approved' })
  const amount = `$${approved.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

  await page.getByRole('button', { name: 'Check now' }).click()
  await expectPage(page.getByText('An underwriter has approved your quote')).toBeVisible()
  await expectPage(page.getByRole('row', { name: `Amount due ${amount}` })).toBeVisible()
  await isAccessible(page, 'an approved quote')
  await mailArrives(house, email, /Your quote is approved/)

  await road.toPaymentAgain()
  await expectPage(page.getByRole('button', { name: `Pay ${amount} and buy` })).toBeVisible()
  await road.pay()
  await road.isBought()
  expect(await chargesAt(house)).toEqual([Math.round(approved * 100)])
})
