import type { Page } from '@playwright/test'
import type { Answers, FormStep } from '../../../domain/application'
import { CustomerDriver } from './customerDriver'
import { madeDocuments } from './documents'
import { expectPage } from './expectPage'
import { textOfPdf } from './pdfAndMail'

/** Opens the first question as a new customer. */
export async function begun(page: Page, answers: Partial<Answers>) {
  const customer = new CustomerDriver(page, answers)
  await customer.open()
  return { page, customer }
}

export const row = (page: Page, name: RegExp | string) => page.getByRole('row', { name })

/** Goes from the accepted price to the documents, and returns each document's name and text. */
export async function bought(
  { page, customer }: { page: Page; customer: CustomerDriver },
  price: string,
  from: FormStep = 'insured',
) {
  await customer.toPayment(from)
  await expectPage(customer.payButton).toHaveText(`Pay ${price} and buy`)
  await customer.pay()
  await customer.isBought()
  // a certificate and a policy for each coverage, and one receipt
  const links = await madeDocuments(page, 3)
  const documents = await links.evaluateAll((all) =>
    all.map((each) => ({ name: each.textContent, href: (each as HTMLAnchorElement).href })),
  )
  return Promise.all(
    documents.map(async ({ name, href }) => ({
      name,
      text: await textOfPdf(await (await page.request.get(href)).body()),
    })),
  )
}
