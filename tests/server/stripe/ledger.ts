export interface Fields {
  readonly status: number
  readonly body: object
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly metadata: Record<string, string>
  readonly client_secret: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  last_payment_error: object | null
  latest_charge: Charge | null
}

interface Charge {
  readonly id: string
  readonly amount: number
  amount_refunded: number
  readonly payment_method_details: { readonly card: CardFace }
}

interface Refund {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly metadata: Record<string, string>
  status: 'succeeded' | 'failed'
}

interface CardFace {
  readonly brand: string
  readonly last4: string
}

interface TestCard extends CardFace {
  readonly code?: string
  readonly decline_code?: string
  /** the bank wants to hear from the cardholder first (3-D Secure) */
  readonly isAuthenticated?: true
}

/** Some of Stripe's test cards, and the bank's response to each. */
const cards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_visa_chargeDeclined: declined('generic_decline', '0002'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined('insufficient_funds', '9995'),
  pm_card_visa_chargeDeclinedStolenCard: declined('stolen_card', '9979'),
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { brand: 'visa', last4: '0127', code: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { brand: 'visa', last4: '0119', code: 'processing_error' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', isAuthenticated: true },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
    ...declined('insufficient_funds', '3178'),
    isAuthenticated: true,
  },
}

function declined(decline_code: string, last4: string) {
  return { brand: 'visa', last4, code: 'card_declined', decline_code }
}

/** Stripe's state and its atomic operations. */
export class Ledger {
  readonly intents: Intent[] = []
  readonly refunds: Refund[] = []
  /** whether the bank refuses refunds, as for a closed card */
  refusesRefunds = false
  /** whether a declined intent does not store its error */
  forgetsRefusals = false
  #made = 0
  /** the cards whose banks wait for their cardholders, by intent */
  readonly #waiting = new Map<string, Omit<TestCard, 'isAuthenticated'>>()

  /** whole cents */
  get captured(): number {
    return sum(this.intents.filter(({ status }) => status === 'succeeded'))
  }
  get refunded(): number {
    return sum(this.refunds.filter(({ status }) => status === 'succeeded'))
  }

  take(method: string, [noun, id = '', verb]: string[], form: URLSearchParams): Fields {
    if (noun === 'refunds') return method === 'GET' ? this.#listRefunds(form) : this.#refund(form)
    if (noun !== 'payment_intents') return wrong(404, { message: `Unrecognized request URL: ${noun}` })
    if (method === 'POST' && !id) return this.#create(form)
    const intent = this.intents.find((each) => each.id === id)
    if (!intent) return wrong(404, { code: 'resource_missing', param: 'intent', message: 'No such payment_intent' })
    if (verb === 'confirm') return this.#confirm(intent, form)
    if (verb === 'cancel') return this.#cancel(intent, form)
    return shown(intent, form)
  }

  #create(form: URLSearchParams): Fields {
    if ([...form.keys()].some((name) => name.startsWith('payment_method_types')))
      return wrong(400, { code: 'payment_method_types_no_longer_supported', message: 'Use dynamic payment methods' })
    if (form.get('error_on_requires_action'))
      return wrong(400, { param: 'error_on_requires_action', message: 'Only with confirm=true' })
    const intent: Intent = {
      id: `pi_${++this.#made}`,
      client_secret: `pi_${this.#made}_secret_sample`,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
    }
    this.intents.push(intent)
    return shown(intent, form)
  }

  #confirm(intent: Intent, form: URLSearchParams): Fields {
    if (intent.status !== 'requires_payment_method') return unexpected(intent)
    const card = cards[form.get('payment_method') ?? '']
    if (!card)
      return wrong(400, { code: 'resource_missing', param: 'payment_method', message: 'No such PaymentMethod' })
    const { isAuthenticated, ...rest } = card
    if (!isAuthenticated) return this.#charge(intent, rest, form)
    if (form.get('use_stripe_sdk') !== 'true')
      return wrong(400, { code: 'parameter_missing', param: 'return_url', message: 'return_url is needed to redirect' })
    intent.status = 'requires_action'
    this.#waiting.set(intent.id, rest)
    return shown(intent, form)
  }

  /** The cardholder answers on the bank's page, which Stripe's script shows. Stripe then charges the card. */
  authenticate(id: string, isApproved: boolean): void {
    const intent = this.intents.find((each) => each.id === id)
    const card = this.#waiting.get(id)
    if (intent?.status !== 'requires_action' || !card) return
    intent.status = 'requires_payment_method'
    const failed = { brand: card.brand, last4: card.last4, code: 'payment_intent_authentication_failure' }
    this.#charge(intent, isApproved ? card : failed, new URLSearchParams())
  }

  #charge(intent: Intent, { code, decline_code, ...face }: Omit<TestCard, 'isAuthenticated'>, form: URLSearchParams) {
    if (code) {
      const fault = { type: 'card_error', code, decline_code, message: 'No', payment_method: { card: face } }
      if (!this.forgetsRefusals) intent.last_payment_error = fault
      return { status: 402, body: { error: { ...fault, payment_intent: intent } } }
    }
    intent.status = 'succeeded'
    intent.latest_charge = {
      id: `ch_${intent.id}`,
      amount: intent.amount,
      amount_refunded: 0,
      payment_method_details: { card: face },
    }
    return shown(intent, form)
  }

  #cancel(intent: Intent, form: URLSearchParams): Fields {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') return unexpected(intent)
    Object.assign(intent, { status: 'canceled', last_payment_error: null })
    return shown(intent, form)
  }

  #refund(form: URLSearchParams): Fields {
    const intent = this.intents.find(({ id }) => id === form.get('payment_intent'))
    const charge = intent?.latest_charge
    const amount = Number(form.get('amount'))
    if (!charge) return wrong(400, { message: 'This PaymentIntent has no successful charge' })
    if (amount > charge.amount - charge.amount_refunded)
      return wrong(400, { param: 'amount', message: 'Refund amount is greater than unrefunded amount on charge' })
    const refund: Refund = {
      id: `re_${this.refunds.length + 1}`,
      payment_intent: intent!.id,
      amount,
      metadata: { refund: form.get('metadata[refund]') ?? '' },
      status: this.refusesRefunds ? 'failed' : 'succeeded',
    }
    this.refunds.unshift(refund)
    if (refund.status === 'succeeded') charge.amount_refunded += amount
    return { status: 200, body: { object: 'refund', ...refund } }
  }

  #listRefunds(form: URLSearchParams): Fields {
    const data = this.refunds.filter(({ payment_intent }) => payment_intent === form.get('payment_intent'))
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
  }
}

/** Expands the charge if requested, otherwise returns its id. */
function shown(intent: Intent, form: URLSearchParams): Fields {
  const isExpanded = form.get('expand[0]') === 'latest_charge'
  const charge = isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null)
  return { status: 200, body: structuredClone({ ...intent, latest_charge: charge }) }
}

const wrong = (status: number, fault: object): Fields => ({
  status,
  body: { error: { type: 'invalid_request_error', ...fault } },
})

const unexpected = (intent: Intent) =>
  wrong(400, { code: 'payment_intent_unexpected_state', message: `It is ${intent.status}`, payment_intent: intent })

const sum = (parts: readonly { readonly amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)
