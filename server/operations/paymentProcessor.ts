import type { Operation } from '../handler'

/** `GET /payment-processor`: where a browser exchanges a card for a token. */
export const paymentProcessor: Operation<'paymentProcessor'> =
  ({ gateway }) =>
  async () => ({ status: 200, body: { kind: gateway.kind, tokens_url: gateway.tokensUrl } })
