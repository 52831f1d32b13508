import type { Page } from '@playwright/test'
import type { Answers, FormStep } from '../../../domain/application'
import { madeDocuments } from './documents'
import { expectPage } from './expectPage'
import { textOfPdf } from './papers'
import { Road } from './road'

/** Opens the first question as a new customer. */
export async function begun(page: Page, answers: Partial<Answers>) {
  const road = new Road(page, answers)
  await road.open()
  return { page, road }
}

export const row = (page: Page, name: RegExp | string) => page.getByRole('row', { name })

/** Goes from the accepted price to the documents, and returns each document's name and text. */
export async function bought({ page, road }: { page: Page; road: Road }, price: string, from: FormStep = 'insured') {
  await road.toPayment(from)
  await expectPage(road.payButton).toHaveText(`Pay ${price} and buy`)
  await road.pay()
  await road.isBought()
  // a certificate and a policy for each coverage, and one receipt
  const links = await madeDocuments(page, 3)
  const papers = await links.evaluateAll((all) =>
    all.map((each) => ({ name: each.textContent, href: (each as HTMLAnchorElement).href })),
  )
  return Promise.all(
    papers.map(async ({ name, href }) => ({
      name,
      text: await textOfPdf(await (await page.request.get(href)).body()),
    })),
  )
}
