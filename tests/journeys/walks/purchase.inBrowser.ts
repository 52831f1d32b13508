import { purchaseWalk } from '../../walks/small.walks'
import type { CustomerDriver } from '../support/customerDriver'
import { cards, wedding } from '../support/events'
import { expectPage as expect } from '../support/expectPage'
import { openAtPayment } from '../support/prepared'
import type { Product } from '../support/product'
import { attemptAtTheBank } from './atTheBank'
import { inBrowser } from './spec'
import type { World } from './world'

/** Paying by card in the browser: repeatedly on one quote, until it is purchased. */
export function purchaseInBrowser(house: Product, world: World) {
  const { page } = world
  let road: CustomerDriver | null = null
  const dialog = page.getByRole('dialog')

  /** Settles the last attempt, as a customer does who tries again. */
  const clear = async () => {
    if (await page.getByRole('button', { name: /^(Find out now|Finding out …)$/ }).count()) {
      await page.getByRole('button', { name: 'Find out now' }).click()
      // the server reports that no such attempt arrived
      await world.answer('purchase', 'truly')
      await expect(dialog).toHaveCount(1)
    }
    // the server knows of no moratorium
    const again = page.getByRole('button', { name: 'Check now' })
    if (await again.count()) await again.click()
    await expect(again).toHaveCount(0)
    if (await dialog.count()) await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  return inBrowser({
    world,
    walk: purchaseWalk,
    begin: async () => {
      world.delay()
      if (road === null || (await road.boughtTitle.count())) road = await openAtPayment(house, page, wedding)
      world.delay('tokenizeCard', 'purchase')
      await clear()
      await road.isAt('payment')
      await road.pay(cards.approved)
    },
    notInBrowser: attemptAtTheBank,
    ends: ({ name }) => name === 'purchase.settled',
    does: {
      'card.tokenized': () => world.answer('tokenizeCard', 'truly'),
      'payment.declined': ({ from, event }) =>
        world.answer(from === 'tokenizing' ? 'tokenizeCard' : 'purchase', event.problem),
      'payment.failed': ({ from, event }) =>
        from === 'tokenizing'
          ? world.answer('tokenizeCard', 'lost')
          : world.answer('purchase', { ...event.problem, status: 402, type: 'urn:marquee:problem:payment-not-made' }),
      'purchase.settled': () => world.answer('purchase', 'truly'),
      'purchase.outdated': ({ event }) => world.answer('purchase', event.problem),
      'purchase.suspended': ({ event }) => world.answer('purchase', event.problem),
      'purchase.barred': ({ event }) => world.answer('purchase', event.problem),
      'payment.lost': () => world.answer('purchase', 'lost'),
    },
  })
}
