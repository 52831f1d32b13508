import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { addDaysFromToday, booth, bothCovers, nextJanuary } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargedSince, chargesAt } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { begun, bought, row } from '../../journeys/support/wholeJourney'

/** Whole journeys, from the first question to the documents, for events other than a plain wedding. */
const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

// for 501 to 1,500 people a booth is 85.00, two days make it 114.75, in whole dollars 115.00; naming the market's
// organizer 10.00; terrorism 3 % of 115.00 is 3.45; the fee of 5 % on 125.00 is 6.25
test('a vendor insures one booth, learns that it cannot be insured against cancellation, and names the operator of the market', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await begun(await newPage(product.url), booth)
  await customer.answerAll('eventDetails')
  await expectPage(page.getByText('“Individual Vendor Booth” cannot be insured against cancellation')).toBeVisible()
  await customer.goOn('eventDetails')
  await customer.through('underwriting', 'coverage')
  await customer.isAt('quoteSummary')
  await expectPage(row(page, /^General liability .*115\.00$/)).toBeVisible()
  await expectPage(row(page, /terrorism.* 3\.45$/i)).toBeVisible()
  await expectPage(row(page, 'Amount due $124.20')).toBeVisible()
  await customer.acceptQuote()
  const papers = await bought({ page, customer }, '$134.70')
  for (const { name, text } of papers.filter(({ name }) => !/receipt/i.test(name ?? '')))
    expect(text, name ?? '').toContain('Sample Market Company')
  expect(await chargedSince(before, product)).toEqual([134_70])
})

// liability alone remains: 117.00 and its fee of 5 %
const liabilityAlone = '$122.85'

test('a wedding outdoors in a northern winter: an underwriter looks at its cancellation, or liability is bought at once', async () => {
  const january = nextJanuary()
  const { page, customer } = await begun(await newPage(product.url), {
    ...bothCovers,
    event_state: 'MN',
    event_start_date: january,
    event_end_date: january,
    event_outdoor_or_tent: 'True',
    move_inside_or_cancel: 'Move inside',
  })
  // the price needs no later answer, so the message shows whether or not those are given
  await customer.answerAll('eventDetails')
  const why = 'Outdoor events in this state between December 1 and March 15 are reviewed by an underwriter.'
  await expectPage(page.getByText(why)).toBeVisible()
  await expectPage(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy liability now' }).first().click()
  await expectPage(page.getByText(why)).toHaveCount(0)
  await expectPage(customer.control('event_outdoor_or_tent')).toHaveCount(0)
  await customer.goOn('eventDetails')
  const alone = new CustomerDriver(page, { ...customer.answers, coverage_type: 'Liability Insurance' })
  await alone.through('underwriting', 'coverage')
  await alone.isAt('quoteSummary')
  await expectPage(row(page, `Amount due ${liabilityAlone}`)).toBeVisible()
  await alone.acceptQuote()
  await alone.isAt('insured')
})

test('an event in nine days: too near for cancellation, and its liability is bought with the documents right away', async () => {
  const before = await chargesAt(product)
  const soon = addDaysFromToday(9)
  const { page, customer } = await begun(await newPage(product.url), {
    ...bothCovers,
    event_start_date: soon,
    event_end_date: soon,
  })
  await customer.isAt('eventDetails')
  // the choice of coverage comes last, and the questions that it opens follow
  const ofCancellation: readonly string[] = ['event_total_costs', 'event_outdoor_or_tent']
  const [last, others] = [
    ['coverage_type', ...ofCancellation] as const,
    customer.asked('eventDetails').filter((name) => name !== 'coverage_type' && !ofCancellation.includes(name)),
  ]
  for (const name of [...others, ...last])
    await customer.answer(name as 'coverage_type', customer.answers[name as 'coverage_type']!)
  // shows in place at once, because no later answer would change it, and in a dialog as the step is left
  await expectPage(page.getByText('Cancellation coverage has to be bought at least 14 days').first()).toBeVisible()
  await customer.goOn('eventDetails')
  const dialog = page.getByRole('dialog', { name: 'It is too close to the event for cancellation coverage' })
  await expectPage(dialog).toContainText(
    'Cancellation coverage has to be bought at least 14 days before the first day.',
  )
  await dialog.getByRole('button', { name: 'Buy liability now' }).click()
  await expectPage(dialog).toHaveCount(0)

  const alone = new CustomerDriver(page, { ...customer.answers, coverage_type: 'Liability Insurance' })
  await alone.through('underwriting', 'coverage')
  await alone.isAt('quoteSummary')
  await expectPage(row(page, `Amount due ${liabilityAlone}`)).toBeVisible()
  await alone.acceptQuote()
  const papers = await bought({ page, customer: alone }, liabilityAlone)
  expect(papers.find(({ name }) => /certificate/i.test(name ?? ''))?.text).toContain(soon)
  expect(await chargedSince(before, product)).toEqual([122_85])
})
