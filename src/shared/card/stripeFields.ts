import type { StripeElementStyle, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { FieldState, HostedField } from '../../../domain/quote/payment'
import type { CardFieldsEvent } from '../../../machines/shared/cardFields/cardFields.machine'
import { theme } from '../browser/theme'
import type { HostedCard } from './cardVault'
import { authenticate, brandNames, tokenize } from './stripeToken'
import { stripeWallets } from './stripeWallets'

const types = { card_number: 'cardNumber', exp_month: 'cardExpiry', cvc: 'cardCvc' } as const

/**
 * Loads Stripe's fields, which live in frames of Stripe. Their script comes from Stripe at runtime, as Stripe requires.
 * Rejects where the script cannot be loaded; a later call may try again.
 */
export async function openStripeFields(
  publishableKey: string,
  send: (event: CardFieldsEvent) => void,
): Promise<HostedCard> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('there is no page to load Stripe into')
  const elements = stripe.elements({ locale: 'en' })
  // the tag sets the scheme until the style sheet loads; if it stayed, Stripe's frames would get an opaque background
  document.querySelector('meta[name="color-scheme"]')?.remove()
  const wallets = stripeWallets(stripe, send)
  return {
    drawWallets: wallets.draw,
    draw: (name, container) => draw(elements, name, container, send),
    enter: (name) => elementOf(elements, name)?.focus(),
    tokenize: (card, signal) => wallets.tokenizeAuthorized(signal) ?? tokenize(stripe, elements, card, signal),
    authenticate: (clientSecret, signal) => authenticate(stripe, clientSecret, signal),
  }
}

function draw(
  elements: StripeElements,
  name: HostedField,
  container: HTMLElement,
  send: (event: CardFieldsEvent) => void,
) {
  const isNumber = name === 'card_number'
  const mark = (isFocused: boolean) => () => void container.toggleAttribute('data-focused', isFocused)
  // a field that is drawn again begins empty
  send({ type: 'field.changed', name, state: 'empty', ...(isNumber && { brand: null }) })
  const element = elements
    // the three types share the options used here; the page has the labels, and only the date needs a placeholder
    .create(types[name] as 'cardNumber', { style: lookOf(container), ...(name !== 'exp_month' && { placeholder: '' }) })
    .on('focus', mark(true))
    .on('blur', mark(false))
    // reads only the field's status: empty or not, complete or not, and its error
    .on('change', (seen) =>
      send({
        type: 'field.changed',
        name,
        state: stateIn(seen),
        ...(isNumber && { brand: brandNames[seen.brand] ?? null }),
      }),
    )
  element.mount(container)
  const forget = whenColorsChange(() => element.update({ style: lookOf(container) }))
  return () => {
    forget()
    element.destroy()
  }
}

const elementOf = (elements: StripeElements, name: HostedField) => elements.getElement(types[name] as 'cardNumber')

type Seen = {
  readonly empty: boolean
  readonly complete: boolean
  readonly error: { readonly code: string } | undefined
}

function stateIn({ empty, complete, error }: Seen): FieldState {
  if (error?.code.endsWith('_past')) return 'expired'
  if (error) return error.code.startsWith('incomplete') ? 'short' : 'wrong'
  if (complete) return 'complete'
  return empty ? 'empty' : 'partial'
}

/** CSS does not reach into Stripe's frames, so the page's current colors and fonts are passed to them. */
function lookOf(container: HTMLElement): StripeElementStyle {
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(container)
  const probe = container.ownerDocument.createElement('span')
  probe.className = 'text-ink-faint'
  container.parentElement?.append(probe)
  const faint = getComputedStyle(probe).color
  probe.remove()
  return {
    base: { color, fontFamily, fontSize, lineHeight, '::placeholder': { color: faint } },
    // the error is shown beside the field and on its border
    invalid: { color },
  }
}

/** Changes of the system's scheme or of the reader's choice. */
function whenColorsChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  const forget = theme.follow(listener)
  return () => {
    dark.removeEventListener('change', listener)
    forget()
  }
}
