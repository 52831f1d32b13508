/** What the server has to know of a Stripe account. */
export interface StripeConfig {
  /** a secret */
  readonly secretKey: string
  /** named to browsers */
  readonly publishableKey: string
  /** a secret: of the endpoint that Stripe sends its events to */
  readonly webhookSecret: string
  /** its API, without a path; a stand-in for it has an address of its own */
  readonly api: string
}

/** without which there is no Stripe */
const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

type StripeVariables = { readonly [Name in (typeof needed)[number]]?: string | undefined }

/** @returns a fault for each variable that is missing where Stripe is chosen */
export const withoutStripe = (set: Readonly<Record<string, unknown>>): string[] =>
  set['PAYMENT_PROCESSOR'] === 'stripe'
    ? needed.filter((name) => !(name in set)).map((name) => `${name} must be set, because PAYMENT_PROCESSOR is stripe`)
    : []

/** @returns null where another processor is chosen, or something is missing */
export function stripeConfigOf(read: StripeVariables & { PAYMENT_PROCESSOR: string; STRIPE_API: string }) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = read
  const webhookSecret = read.STRIPE_WEBHOOK_SECRET
  if (read.PAYMENT_PROCESSOR !== 'stripe' || !secretKey || !publishableKey || !webhookSecret) return null
  return { secretKey, publishableKey, webhookSecret, api: read.STRIPE_API } satisfies StripeConfig
}
