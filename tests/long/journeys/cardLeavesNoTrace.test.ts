import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { openAtPayment } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** All storage of a page, including what stays in the browser after it is closed. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const whole = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await whole(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store)
        databases.push(name, store, await whole(all.getAll()), await whole(all.getAllKeys()))
      }
      db.close()
    }
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    )
    const requests = performance.getEntriesByType('resource').map(({ name }) => name)
    const cached = caches.flat().map(({ url }) => url)
    const storages = [{ ...localStorage }, { ...sessionStorage }]
    return JSON.stringify([storages, document.cookie, history.state, location.href, databases, cached, requests])
  })

test('a card that is typed, refused and charged leaves no trace in the browser, and goes to the processor only', async () => {
  const page = await newPage(product.url)
  const sent: { readonly url: string; readonly text: string }[] = []
  page.on('request', (request) => {
    const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    sent.push({ url: new URL(request.url()).pathname, text })
  })
  const customer = await openAtPayment(product, page, wedding)
  const storages: string[] = []
  const look = async () => void storages.push(await storedIn(page))
  await look()
  await customer.typeCard(cards.refused)
  await look()
  await customer.payButton.click()
  await expectPage(page.getByText(/declined this card/).first()).toBeVisible()
  await look()
  await page.reload()
  await look()
  await customer.toPaymentAgain()
  await customer.pay(cards.other)
  await customer.isBought()
  await look()
  // and the page to which that leads
  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1, name: /^Wedding/ })).toBeVisible()
  await look()

  // the check reads the right storage: the quote's answers are in it
  expect(storages[0]).toContain(wedding.insured_email)
  const numbers = new RegExp([cards.refused, cards.other].map((number) => number.split('').join('[ -]?')).join('|'))
  expect(storages.filter((text) => numbers.test(text) || /"cvc|cvv_number":"\d/i.test(text))).toEqual([])
  const receivers = new Set(sent.filter(({ text }) => numbers.test(text)).map(({ url }) => url))
  expect([...receivers]).toEqual(['/sandbox-processor/tokens'])
  const codes = new Set(sent.filter(({ text }) => /"(cvc|cc_cvv_number)":"\d/.test(text)).map(({ url }) => url))
  expect([...codes]).toEqual(['/sandbox-processor/tokens'])
})
