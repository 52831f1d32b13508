import type { Operation } from '../handler'

/** `GET /payment-processor`: where a browser exchanges a card for a token, or with what it draws the processor's fields. */
export const paymentProcessor: Operation<'paymentProcessor'> =
  ({ gateway: { kind, tokensUrl, publishableKey } }) =>
  async () => ({ status: 200, body: { kind, tokens_url: tokensUrl, publishable_key: publishableKey } })
