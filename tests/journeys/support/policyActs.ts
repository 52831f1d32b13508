import type { Page } from '@playwright/test'
import { fill } from './controls'
import { fieldOf } from './customerDriver'
import { madeDocuments } from './documents'
import { expectPage } from './expectPage'
import { textOfPdf } from './pdfAndMail'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
export const task = (page: Page, name: string) =>
  expectPage(page.getByRole('heading', { level: 2, name })).toBeFocused()

export async function changeAnswers(
  page: Page,
  part: string,
  answers: Parameters<typeof fill>[2][],
  names: Parameters<typeof fieldOf>[0][],
) {
  await press(page, 'Change something')
  await press(page, `Change ${part}`)
  await task(page, part)
  for (const [i, name] of names.entries()) await fill(page, fieldOf(name), answers[i]!)
}

/** The certificate in the list, once its file exists. */
export async function certificate(page: Page) {
  const link = await madeDocuments(page, 1, /^Open Certificate of insurance/)
  return textOfPdf(await (await page.request.get((await link.getAttribute('href'))!)).body())
}
export const codeIn = (text: string) => /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(text)![0]
