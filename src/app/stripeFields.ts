import type { StripeElementStyle, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Held, HostedField } from '../../domain/payment'
import type { CardFieldsEvent } from '../../machines/cardFields/cardFields.machine'
import { theme } from '../shell/theme'
import type { HostedCard } from './cardVault'
import { brandNames, tokenize } from './stripeToken'

const types = { card_number: 'cardNumber', exp_month: 'cardExpiry', cvc: 'cardCvc' } as const

/**
 * Stripe's own fields, in frames of Stripe's, by Stripe's script: it is fetched from Stripe and never a part of ours, as
 * Stripe asks. Fails where it cannot be fetched; it may be asked again.
 */
export async function openStripeFields(
  publishableKey: string,
  tell: (event: CardFieldsEvent) => void,
): Promise<HostedCard> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('there is no page to load Stripe into')
  const elements = stripe.elements({ locale: 'en' })
  // it says the scheme until the style sheet is there; left, it would draw Stripe's frames on a ground of their own
  document.querySelector('meta[name="color-scheme"]')?.remove()
  return {
    draw: (name, place) => draw(elements, name, place, tell),
    enter: (name) => elementOf(elements, name)?.focus(),
    tokenize: (card, signal) => tokenize(stripe, elements, card, signal),
  }
}

function draw(elements: StripeElements, name: HostedField, place: HTMLElement, tell: (event: CardFieldsEvent) => void) {
  const isNumber = name === 'card_number'
  const mark = (isFocused: boolean) => () => void place.toggleAttribute('data-focused', isFocused)
  // it begins empty, also where it was drawn before
  tell({ type: 'field.changed', name, held: 'empty', ...(isNumber && { brand: null }) })
  const element = elements
    // the three are alike in all that is used here; our label says what it is, and only the date shows how it is written
    .create(types[name] as 'cardNumber', { style: lookOf(place), ...(name !== 'exp_month' && { placeholder: '' }) })
    .on('focus', mark(true))
    .on('blur', mark(false))
    // only what a field tells of itself: whether something is in it, whether it is whole, and what is wrong with it
    .on('change', (seen) =>
      tell({
        type: 'field.changed',
        name,
        held: heldIn(seen),
        ...(isNumber && { brand: brandNames[seen.brand] ?? null }),
      }),
    )
  element.mount(place)
  const forget = whenColorsChange(() => element.update({ style: lookOf(place) }))
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

function heldIn({ empty, complete, error }: Seen): Held {
  if (error?.code.endsWith('_past')) return 'expired'
  if (error) return error.code.startsWith('incomplete') ? 'short' : 'wrong'
  if (complete) return 'complete'
  return empty ? 'empty' : 'partial'
}

/** Inside a frame of Stripe's our style sheets do not hold, so the colors and the type are handed over as they are here. */
function lookOf(place: HTMLElement): StripeElementStyle {
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(place)
  const probe = place.ownerDocument.createElement('span')
  probe.className = 'text-ink-faint'
  place.parentElement?.append(probe)
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
