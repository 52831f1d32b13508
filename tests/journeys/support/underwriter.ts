import { type Product, staff } from './product'

interface Contact {
  readonly version: number
  readonly customFields: { readonly amount_due: number | null; readonly quote_status: string }
}
type Word = { readonly status: 'approved' | 'declined' | 'referred'; readonly reason?: string }

/**
 * A staff member who signs in and decides on quotes through the API, for tests that are not about the staff's screens.
 */
export async function staffOf(product: Product) {
  const signedIn = await fetch(`${product.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(staff),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

  async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { cookie, origin: product.url, 'content-type': 'application/json', ...init.headers }
    const answer = await fetch(`${product.url}/api${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    /** the quotes that wait for an underwriter, in the order of the queue */
    referred: async () =>
      (await ask<{ rows: { id: string; review_submitted: string | null }[] }>('/admin/contacts?status=referred')).rows,
    /** records money for an order, in dollars, with the number of its check; returns the new status of the quote */
    receive: async (id: string, amount: number, reference?: string) => {
      const { contact } = await ask<{ contact: Contact }>(`/reps/create-receive-payment/${id}`, {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ amount, ...(reference && { reference }) }),
      })
      return contact.customFields.quote_status
    },
    /** withdraws the order of a quote that awaits its payment */
    withdraw: (id: string) => ask(`/admin/orders/${id}`, { method: 'POST', body: JSON.stringify({ act: 'withdraw' }) }),
    /** returns the new amount of the quote, in dollars */
    mark: async (id: string, word: Word) => {
      const { contact } = await ask<{ contact: Contact }>(`/contacts/${id}?from=admin`)
      const marked = await ask<{ contact: Contact }>(`/mark-quote-approved/${id}`, {
        method: 'POST',
        headers: { 'if-match': String(contact.version) },
        body: JSON.stringify(word),
      })
      return marked.contact.customFields.amount_due ?? 0
    },
  }
}
