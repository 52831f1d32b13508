import type { StripeElementStyle, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { FieldState, HostedField } from '../../../domain/quote/payment'
import type { CardFieldsEvent } from '../../../machines/shared/cardFields/cardFields.machine'
import { theme } from '../browser/theme'
import type { HostedCard } from './cardVault'
import { brandNames, tokenize } from './stripeToken'

const types = { card_number: 'cardNumber', exp_month: 'cardExpiry', cvc: 'cardCvc' } as const

/**
 * Stripe's own fields, in frames of Stripe's, by Stripe's script: it is fetched from Stripe and never a part of ours, as
 * Stripe asks. Fails where it cannot be fetched; it may be asked again.
 */
export async function openStripeFields(
  publishableKey: string,
  send: (event: CardFieldsEvent) => void,
): Promise<HostedCard> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('there is no page to load Stripe into')
  const elements = stripe.elements({ locale: 'en' })
  // it says the scheme until the style sheet is there; left, it would draw Stripe's frames on a ground of their own
  document.querySelector('meta[name="color-scheme"]')?.remove()
  return {
    draw: (name, container) => draw(elements, name, container, send),
    enter: (name) => elementOf(elements, name)?.focus(),
    tokenize: (card, signal) => tokenize(stripe, elements, card, signal),
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
  // it begins empty, also where it was drawn before
  send({ type: 'field.changed', name, state: 'empty', ...(isNumber && { brand: null }) })
  const element = elements
    // the three are alike in all that is used here; our label says what it is, and only the date shows how it is written
    .create(types[name] as 'cardNumber', { style: lookOf(container), ...(name !== 'exp_month' && { placeholder: '' }) })
    .on('focus', mark(true))
    .on('blur', mark(false))
    // only what a field tells of itself: whether something is in it, whether it is whole, and what is wrong with it
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

/** Inside a frame of Stripe's our style sheets do not hold, so the colors and the type are handed over as they are here. */
function lookOf(container: HTMLElement): StripeElementStyle {
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(container)
  const probe = container.ownerDocument.createElement('span')
  probe.className = 'text-ink-faint'
  container.parentElement?.append(probe)
  const faint = getComputedStyle(probe).color
  probe.remove()
  return {
    base: { color, fontFamily, fontSize, lineHeight, '::placeholder': { color: faint } },
    // what is wrong is said beside the field and shown on its edge
    invalid: { color },
  }
}

/** The system's, or those that the reader chooses. */
function whenColorsChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  const forget = theme.follow(listener)
  return () => {
    dark.removeEventListener('change', listener)
    forget()
  }
}
