import type { Page, Route } from '@playwright/test'

/**
 * Doubles of Stripe's script and frames, as far as we use them, served at Stripe's own addresses: so the page's content
 * security policy applies to them, and card data does not pass through our page. No network is used.
 */
export async function hostStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().resourceType() === 'document' ? frame(route) : script(route),
  )
}

const script = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: theirScript })
const frame = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><title>Stripe's frame</title><style>body { margin: 0 } input { all: unset; width: 100% }</style>
<input autocomplete="off"><script>${inFrame}</script>`,
  })

/** The script of a frame: it reports to the page how complete it is, and exchanges the card for a token on request. */
const inFrame = `
  const input = document.querySelector('input')
  const { kind, style, amount } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  if (kind === 'wallet') {
    const button = document.createElement('button')
    button.textContent = 'Pay $' + (amount / 100).toFixed(2) + ' with a sample wallet'
    button.addEventListener('click', () => parent.postMessage({ wallet: 'confirm' }, '*'))
    input.replaceWith(button)
    parent.postMessage({ wallet: 'ready' }, '*')
  } else drawField()
  function drawField() {
  const names = {
    cardNumber: 'Credit or debit card number',
    cardExpiry: 'Credit or debit card expiration date',
    cardCvc: 'Credit or debit card CVC/CVV',
  }
  const lengths = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }
  input.setAttribute('aria-label', names[kind])
  const look = ({ base: { color, fontSize, lineHeight } }) => Object.assign(input.style, { color, fontSize, lineHeight })
  look(style)
  const digits = () => input.value.replace(/\\D/g, '')
  const tell = (message) => parent.postMessage({ kind, ...message }, '*')
  const change = (hasSeconds) => {
    const complete = digits().length === lengths[kind]
    const error = hasSeconds && !complete && digits() !== '' ? { code: 'incomplete_number' } : undefined
    tell({ change: { empty: digits() === '', complete, error, brand: digits()[0] === '4' ? 'visa' : 'unknown' } })
  }
  input.addEventListener('input', () => change(false))
  input.addEventListener('blur', () => change(true))
  for (const event of ['focus', 'blur']) input.addEventListener(event, () => tell({ event }))
  addEventListener('message', ({ data }) => {
    if (data.focus) input.focus()
    if (data.style) look(data.style)
    if (!data.tokenize) return
    const id = digits().endsWith('0002') ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa'
    tell({ paymentMethod: { id, card: { brand: 'visa', last4: digits().slice(-4), exp_month: 12, exp_year: 2030 } } })
  })
  }`

/** Runs in the page. It is untyped like Stripe's own script; our code is checked against Stripe's types. */
const theirScript = `window.Stripe = Object.assign((key) => {
  const standing = new Map()
  const wait = { tokenized: () => {} }
  addEventListener('message', ({ data, origin }) => {
    if (origin !== 'https://js.stripe.com') return
    if (data.event) standing.get(data.kind)?.handlers[data.event]?.({})
    if (data.change) standing.get(data.kind)?.handlers.change?.(data.change)
    if (data.wallet) standing.get('wallet')?.handlers[data.wallet]?.({
      availablePaymentMethods: { applePay: false, googlePay: true, link: false },
      paymentFailed: () => {},
    })
    if (data.paymentMethod) wait.tokenized({ paymentMethod: data.paymentMethod })
  })
  const create = (kind, options) => {
    const frame = document.createElement('iframe')
    frame.title = 'Secure ' + kind + ' input frame'
    frame.src = 'https://js.stripe.com/frame.html#' + encodeURIComponent(JSON.stringify({ kind, style: options.style }))
    frame.style.cssText = 'border: 0; display: block; width: 100%; height: ' + options.style.base.lineHeight + '; color-scheme: normal !important'
    const say = (message) => frame.contentWindow.postMessage(message, '*')
    const element = {
      frame, say, handlers: {},
      on: (event, handler) => { element.handlers[event] = handler; return element },
      mount: (place) => { standing.set(kind, element); place.append(frame) },
      update: ({ style }) => say({ style }),
      focus: () => { frame.focus(); say({ focus: true }) },
      destroy: () => { standing.delete(kind); frame.remove() },
    }
    return element
  }
  const walletElements = (amount) => ({
    submit: async () => ({}),
    create: () => {
      const frame = document.createElement('iframe')
      frame.title = 'Secure express checkout frame'
      frame.allow = 'payment *'
      frame.src = 'https://js.stripe.com/frame.html#' + encodeURIComponent(JSON.stringify({ kind: 'wallet', amount }))
      frame.style.cssText = 'border: 0; display: block; width: 100%; height: 48px; color-scheme: normal !important'
      const element = {
        handlers: {},
        on: (event, handler) => { element.handlers[event] = handler; return element },
        mount: (place) => { standing.set('wallet', element); place.append(frame) },
        destroy: () => { standing.delete('wallet'); frame.remove() },
      }
      return element
    },
  })
  const fromWallet = {
    id: 'pm_card_visa',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    billing_details: { name: 'Ana Sample', address: { postal_code: '60601' } },
  }
  return {
    elements: ({ amount }) => amount ? walletElements(amount) : ({ create, getElement: (kind) => standing.get(kind) ?? null }),
    createPaymentMethod: async ({ card }) => !card ? { paymentMethod: fromWallet } : new Promise((resolve) => { wait.tokenized = resolve; card.say({ tokenize: true }) }),
  }
}, { version: 'endive' })`
