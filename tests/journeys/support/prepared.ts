import type { Page } from '@playwright/test'
import { type Answers, blankAnswers } from '../../../domain/application'
import { payloadOf } from '../../../domain/application/payload'
import { termsEdition } from '../../../domain/quote/terms'
import { CustomerDriver } from './customerDriver'
import type { Product } from './product'

/** Opens an answered quote by its link: at the summary, if it is complete. */
export async function openStored(product: Product, page: Page, answers: Partial<Answers>): Promise<CustomerDriver> {
  const { id } = await storedQuote(product.url, answers)
  return opened(page, id, answers)
}

/** Opens a signed quote, where only the card is missing. */
export async function openAtPayment(product: Product, page: Page, answers: Partial<Answers>): Promise<CustomerDriver> {
  const { id } = await signedQuote(product.url, answers)
  const customer = await opened(page, id, answers)
  await customer.toPaymentAgain()
  return customer
}

async function opened(page: Page, id: string, answers: Partial<Answers>) {
  const customer = new CustomerDriver(page, answers)
  await customer.open(`/quote/?id=${id}`)
  return customer
}

/** Stores a quote through the API, with the quote screen's own calls. */
export async function storedQuote(url: string, answers: Partial<Answers>) {
  const body = payloadOf({ ...blankAnswers, ...answers })
  const { contact } = await post<{ contact: { id: string; customFields: { quote_number: string } } }>(
    `${url}/api/contacts`,
    body,
    { 'idempotency-key': crypto.randomUUID() },
  )
  return { id: contact.id, number: contact.customFields.quote_number }
}

/** Stores and signs a quote. */
export async function signedQuote(url: string, answers: Partial<Answers>) {
  const stored = await storedQuote(url, answers)
  const { terms_name: name, terms_signature: signature } = answers
  await post(`${url}/api/terms/${stored.id}`, { name, signature, version: termsEdition })
  return stored
}

/** The answers on the server. */
export async function storedAnswers(url: string, id: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${url}/api/contacts/${id}`)
  const { contact } = (await answer.json()) as { contact: { customFields: Record<string, unknown> } }
  return contact.customFields
}

async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
