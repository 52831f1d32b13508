import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { Result } from '../../../contract/client'
import type { TokenizedCard } from '../../../machines/calls/payments'
import type { CardFieldsEvent } from '../../../machines/shared/cardFields/cardFields.machine'
import type { processorSilent } from './cardErrors'
import type { WalletPayment } from './cardVault'
import { brandNames, refusalOf, within } from './stripeToken'

/** A payment that the buyer has confirmed in a wallet, and that no token was made of yet. */
interface Authorized {
  readonly elements: StripeElements
  /** makes the wallet say that it was not paid */
  readonly fail: () => void
}

/** Stripe's buttons for wallets: Apple Pay, Google Pay and Link, where the browser and the account have them. */
export function stripeWallets(stripe: Stripe, send: (event: CardFieldsEvent) => void) {
  let authorized: Authorized | null = null

  /** @returns a function that removes the buttons */
  function draw(container: HTMLElement, { amountCents, pay }: WalletPayment): () => void {
    // a group of its own, whose amount is that of these buttons
    const elements = stripe.elements({
      mode: 'payment',
      amount: amountCents,
      currency: 'usd',
      locale: 'en',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
    })
    const element = elements
      .create('expressCheckout', {
        // its name is the payer's, which is screened
        billingAddressRequired: true,
        buttonHeight: 48,
        paymentMethods: {
          applePay: 'auto',
          googlePay: 'auto',
          link: 'auto',
          amazonPay: 'never',
          klarna: 'never',
          paypal: 'never',
        },
      })
      .on('ready', ({ availablePaymentMethods }) =>
        send({ type: availablePaymentMethods ? 'wallets.offered' : 'wallets.withdrawn' }),
      )
      .on('confirm', ({ paymentFailed }) => {
        authorized = { elements, fail: () => paymentFailed({ reason: 'fail' }) }
        if (pay()) return
        // nothing is paid, and the next card must not be taken for this wallet
        authorized.fail()
        authorized = null
      })
    element.mount(container)
    return () => {
      if (authorized?.elements === elements) authorized = null
      send({ type: 'wallets.withdrawn' })
      element.destroy()
    }
  }

  /** Turns a confirmed wallet into a token, once; null where the buyer pays with a typed card. */
  function tokenizeAuthorized(signal: AbortSignal): Promise<Result<TokenizedCard>> | null {
    const confirmed = authorized
    authorized = null
    return confirmed && within(signal, exchange(stripe, confirmed))
  }

  return { draw, tokenizeAuthorized }
}

async function exchange(stripe: Stripe, { elements, fail }: Authorized): Promise<Result<TokenizedCard>> {
  const refused = (problem: typeof processorSilent) => {
    fail()
    return { ok: false, problem } as const
  }
  const { error: incomplete } = await elements.submit()
  if (incomplete) return refused(refusalOf(incomplete))
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
  if (error) return refused(refusalOf(error))
  const { id, card, billing_details: owner } = paymentMethod
  const cardholder_name = owner.name?.trim()
  if (!cardholder_name) return refused(nameless)
  return {
    ok: true,
    data: {
      token: id,
      payment_type: 'credit card',
      cardholder_name,
      card_type: brandNames[card?.brand ?? ''] ?? '',
      cc_last_digits: card?.last4 ?? '',
      exp_month: String(card?.exp_month ?? '').padStart(2, '0'),
      exp_year: String(card?.exp_year ?? ''),
      billing_zip: owner.address?.postal_code ?? '',
    },
  }
}

const nameless = {
  status: 402,
  message: 'The wallet gave no name. Add one to the billing address in the wallet, or type the card.',
} as const
