import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Handler = (seen: object) => void
type Kind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

interface Drawn {
  readonly kind: Kind
  readonly options: { readonly style: object; readonly placeholder?: string }
  readonly looks: object[]
  readonly handlers: Map<string, Handler>
  place: HTMLElement | null
  isGone: boolean
}

/** as far as a test says it; the rest is as of a field that is filled */
interface Change {
  readonly empty?: boolean
  readonly complete?: boolean
  readonly error?: { readonly code: string }
  readonly brand?: string
}

const dark = new EventTarget()
/** the loader keeps what came first, as it should in a page */
let arrived: (key: string) => unknown

/** What Stripe's script does with the page, as far as we use it: no network, and the frames are empty boxes. */
export function stripeDouble() {
  const drawn: Drawn[] = []
  const asked: object[] = []
  const keys: string[] = []
  let answer: () => Promise<object> = async () => ({
    paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2029 } },
  })
  const standing = (kind: Kind) => drawn.findLast((each) => each.kind === kind && !each.isGone)

  const elementOf = (each: Drawn) => {
    const element = {
      mount: (place: HTMLElement) => {
        each.place = place
        place.innerHTML = `<iframe title="Secure ${each.kind} input frame"></iframe>`
      },
      on: (event: string, handler: Handler) => {
        each.handlers.set(event, handler)
        return element
      },
      update: ({ style }: { style: object }) => void each.looks.push(style),
      focus: () => each.place?.querySelector('iframe')?.focus(),
      destroy: () => {
        each.isGone = true
        each.place?.replaceChildren()
      },
    }
    return element
  }
  const elements = () => ({
    create: (kind: Kind, options: Drawn['options']) => {
      if (standing(kind)) throw new Error(`Can only create one element of type ${kind}`)
      const each: Drawn = { kind, options, looks: [], handlers: new Map(), place: null, isGone: false }
      drawn.push(each)
      return elementOf(each)
    },
    getElement: (kind: Kind) => {
      const each = standing(kind)
      return each ? elementOf(each) : null
    },
  })
  const Stripe = (key: string) => {
    keys.push(key)
    return {
      elements,
      createPaymentMethod: (order: object) => {
        asked.push(order)
        return answer()
      },
    }
  }
  return {
    /** from now on it is loaded, as if its script had come */
    arrive: () => {
      arrived = Stripe
      vi.stubGlobal(
        'Stripe',
        Object.assign((key: string) => arrived(key), { version: 'endive' }),
      )
      vi.stubGlobal('matchMedia', () => dark)
    },
    /** the system's colors, which tell when they change */
    dark,
    drawn,
    /** the publishable keys that it was opened with */
    keys,
    /** what was asked of it, without what was typed: that never leaves its frames */
    asked,
    answers: (text: () => Promise<object>) => {
      answer = text
    },
    /** somebody types into one of its frames */
    type: (kind: Kind, { empty = false, complete = !empty, error, brand = 'visa' }: Change = {}) =>
      act(() => standing(kind)!.handlers.get('change')!({ empty, complete, error, brand })),
    standing,
  }
}
