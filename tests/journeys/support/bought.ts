import { expect } from 'vitest'
import type { Answers } from '../../../domain/application'
import { termsEdition } from '../../../domain/quote/terms'
import { cards } from './events'
import { textOfPdf } from './pdfAndMail'
import { codeIn } from './policyActs'
import { storedQuote } from './prepared'
import type { Product } from './product'

export interface Bought {
  readonly contactId: string
  readonly policyNumber: string
  /** the signed link, from `/quote/` on */
  readonly link: string
  readonly token: string
}

/** Buys a policy by card through the API, with the quote screen's own calls. */
export async function buyPolicy(
  { url }: Product,
  answers: Partial<Answers>,
  amountDue: number,
  number: string = cards.approved,
): Promise<Bought> {
  const { id: contactId } = await storedQuote(url, answers)
  const { terms_name: name, terms_signature: signature } = answers
  await post(`${url}/api/terms/${contactId}`, { name, signature, version: termsEdition })
  const processor = await (await fetch(`${url}/api/payment-processor`)).json()
  const card = { number, exp_month: '12', exp_year: String(new Date().getFullYear() + 2), cvc: '123' }
  const { tokens_url } = processor as { tokens_url: string }
  const { token: payment_token } = await post<{ token: string }>(new URL(tokens_url, url).href, {
    ...card,
    name,
    zip: '78701',
  })
  const purchase = await post<{ policy_number: string; manage_policy_link: string }>(
    `${url}/api/purchase`,
    { id: contactId, amount_due: amountDue, payment_token, payment_type: 'credit card', cc_last_digits: '4242' },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const link = purchase.manage_policy_link.slice(purchase.manage_policy_link.indexOf('/quote/'))
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token')!
  return { contactId, policyNumber: purchase.policy_number, link, token }
}

/** The code of a policy's certificate, once its file exists. */
export async function certificateOf({ url }: Product, { contactId, token }: Bought): Promise<string> {
  const fileOf = async (): Promise<ArrayBuffer | null> => {
    const policy = await fetch(`${url}/api/policy/get-policy/${contactId}`, { headers: { 'policy-token': token } })
    const { documents } = (await policy.json()) as { documents: { name: string; url: string }[] }
    const certificate = documents.find(({ name }) => name.startsWith('Certificate'))
    const file = certificate && (await fetch(new URL(certificate.url, url)))
    return file?.headers.get('content-type')?.startsWith('application/pdf') ? file.arrayBuffer() : null
  }
  await expect.poll(fileOf).not.toBeNull()
  return codeIn(await textOfPdf(new Uint8Array((await fileOf())!)))
}

/** Makes a change of a policy that costs nothing, through the API. */
export const changeFreely = ({ url }: Product, { contactId, token }: Bought, change: object): Promise<unknown> =>
  post(
    `${url}/api/policy/submit-change/${contactId}`,
    { change, difference: 0 },
    { 'policy-token': token, 'idempotency-key': crypto.randomUUID() },
  )

async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
