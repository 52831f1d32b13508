/** The settings of a Stripe account. */
export interface StripeConfig {
  /** secret */
  readonly secretKey: string
  /** sent to browsers */
  readonly publishableKey: string
  /** secret of the webhook endpoint */
  readonly webhookSecret: string
  /** base URL of the API, without a path; differs for a stand-in */
  readonly api: string
}

/** required to use Stripe */
const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

type StripeVariables = { readonly [Name in (typeof needed)[number]]?: string | undefined }

/** @returns an error for each missing variable where Stripe is selected */
export const withoutStripe = (set: Readonly<Record<string, unknown>>): string[] =>
  set['PAYMENT_PROCESSOR'] === 'stripe'
    ? needed.filter((name) => !(name in set)).map((name) => `${name} must be set, because PAYMENT_PROCESSOR is stripe`)
    : []

/** @returns null where another processor is selected, or a variable is missing */
export function stripeConfigOf(read: StripeVariables & { PAYMENT_PROCESSOR: string; STRIPE_API: string }) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = read
  const webhookSecret = read.STRIPE_WEBHOOK_SECRET
  if (read.PAYMENT_PROCESSOR !== 'stripe' || !secretKey || !publishableKey || !webhookSecret) return null
  return { secretKey, publishableKey, webhookSecret, api: read.STRIPE_API } satisfies StripeConfig
}
