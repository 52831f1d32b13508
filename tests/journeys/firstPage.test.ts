import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { onwardOf } from '../../domain/application'
import { withBrowser } from './support/browser'
import { delayScripts } from './support/delayedScripts'
import { expectPage } from './support/expectPage'
import { type Product, sharedProduct } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const eventType = (page: Page) => page.getByLabel('What kind of event is it?')
const state = (page: Page) => page.getByLabel('In which state does it take place?')
const attendees = (page: Page) => page.getByLabel('How many people will attend?')
/** drawn only by the program */
const onward = (page: Page) => page.getByRole('button', { name: onwardOf('eventDetails'), exact: true })

/** The first page as its HTML alone. */
async function early() {
  const page = await newPage(product.url)
  const release = await delayScripts(page)
  await page.goto('/quote/', { waitUntil: 'commit' })
  await expectPage(eventType(page)).toBeVisible()
  return { page, release }
}

const arrived = (page: Page) => expectPage(onward(page)).toBeVisible()

/** The elements of the page are the same ones later, and were not replaced. */
const markElements = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('#root input, #root select'))
      Object.assign(control, { built: true })
  })
const isMarked = (page: Page, id: string) => page.evaluate((id) => 'built' in document.getElementById(id)!, id)

const caret = (page: Page) =>
  page.evaluate(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return [id, selectionStart, selectionEnd]
  })

describe('before the program arrives', () => {
  test('answers are given that the quote has afterward, with focus and caret in their place', async () => {
    const { page, release } = await early()
    await eventType(page).click()
    await page.keyboard.type('Food Festival')
    await state(page).selectOption('Texas')
    await attendees(page).click()
    await page.keyboard.type('1250')
    await page.keyboard.press('ArrowLeft')
    await markElements(page)
    release()
    await arrived(page)
    expect(await caret(page)).toEqual(['number_attendees', 3, 3])
    expect([await isMarked(page, 'event_state'), await isMarked(page, 'number_attendees')]).toEqual([true, true])
    await page.keyboard.type('7')
    await expectPage(attendees(page)).toHaveValue('12570')

    // a reload shows the answers that the quote stored
    await page.reload()
    await arrived(page)
    await expectPage(eventType(page)).toHaveValue('Food Festival')
    await expectPage(state(page)).toHaveValue('TX')
    await expectPage(attendees(page)).toHaveValue('12570')
  })

  test('a word is begun that goes on while the program arrives', async () => {
    const { page, release } = await early()
    await eventType(page).click()
    await page.keyboard.type('Food Fes')
    release()
    await page.keyboard.type('tival', { delay: 40 })
    await arrived(page)
    await expectPage(eventType(page)).toHaveValue('Food Festival')
    await expectPage(eventType(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.reload()
    await expectPage(eventType(page)).toHaveValue('Food Festival')
  })

  test('a button is pressed that acts once the program is there', async () => {
    const { page, release } = await early()
    await page.getByRole('button', { name: 'Find my quote' }).click()
    release()
    await expectPage(page.getByRole('dialog').getByRole('heading', { name: 'Find my quote' })).toBeVisible()
  })

  test('an input method writes a word that the program does not interrupt', async () => {
    const { page, release } = await early()
    const ime = await page.context().newCDPSession(page)
    await eventType(page).click()
    await ime.send('Input.imeSetComposition', { text: 'けっこ', selectionStart: 3, selectionEnd: 3 })
    await markElements(page)
    const loaded = page.waitForResponse(/quote-[^/]*\.js$/)
    release()
    await loaded
    await page.waitForLoadState('networkidle')
    expect(await isMarked(page, 'event_type')).toBe(true)
    await ime.send('Input.insertText', { text: '結婚' })
    await arrived(page)
    await expectPage(eventType(page)).toHaveValue('結婚')
    await expectPage(eventType(page)).toBeFocused()
  })
})

test('a browser with a stored quote never shows the first page of a new one', async () => {
  const { page, release } = await early()
  await attendees(page).fill('80')
  release()
  await arrived(page)
  const releaseAgain = await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expectPage(page.locator('#root')).toBeAttached()
  await expectPage(eventType(page)).toBeHidden()
  releaseAgain()
  await expectPage(attendees(page)).toHaveValue('80')
})
