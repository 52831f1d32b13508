import type { Page } from '@playwright/test'
import { type Answers, blankAnswers } from '../../../domain/application'
import { payloadOf } from '../../../domain/application/payload'
import { termsEdition } from '../../../domain/terms'
import type { House } from './house'
import { Road } from './road'

/** A quote that somebody has answered and signed before, opened by its link where only the card is missing. */
export async function openAtPayment(house: House, page: Page, answers: Partial<Answers>): Promise<Road> {
  const id = await storedQuote(house.url, answers)
  const road = new Road(page, answers)
  await road.open(`/quote/?id=${id}`)
  await road.toPaymentAgain()
  return road
}

async function storedQuote(url: string, answers: Partial<Answers>): Promise<string> {
  const body = payloadOf({ ...blankAnswers, ...answers })
  const { contact } = await post<{ contact: { id: string } }>(`${url}/api/contacts`, body, {
    'idempotency-key': crypto.randomUUID(),
  })
  const { terms_name: name, terms_signature: signature } = answers
  await post(`${url}/api/terms/${contact.id}`, { name, signature, version: termsEdition })
  return contact.id
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
