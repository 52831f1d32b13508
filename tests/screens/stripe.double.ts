import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Handler = (seen: object) => void
type Kind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** The buttons of wallets, with the amount that they show. */
interface Wallet {
  readonly options: { readonly amount: number; readonly currency: string }
  readonly handlers: Map<string, Handler>
  isGone: boolean
}

interface Drawn {
  readonly kind: Kind
  readonly options: { readonly style: object; readonly placeholder?: string }
  readonly looks: object[]
  readonly handlers: Map<string, Handler>
  place: HTMLElement | null
  isGone: boolean
}

/** the given values of a test; the others are those of a complete field */
interface Change {
  readonly empty?: boolean
  readonly complete?: boolean
  readonly error?: { readonly code: string }
  readonly brand?: string
}

const dark = new EventTarget()
/** the loader keeps the first script, as on a real page */
let arrived: (key: string) => unknown

/** A double of Stripe's script, as far as we use it: no network, and empty boxes for frames. */
export function stripeDouble() {
  const drawn: Drawn[] = []
  const requests: object[] = []
  const keys: string[] = []
  let answer: () => Promise<object> = async () => ({
    paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2029 } },
  })
  const current = (kind: Kind) => drawn.findLast((each) => each.kind === kind && !each.isGone)

  const wallets: Wallet[] = []
  const walletElements = (options: Wallet['options']) => ({
    submit: async () => ({}),
    create: (kind: string) => {
      if (kind !== 'expressCheckout') throw new Error(`There is no ${kind} with an amount`)
      const wallet: Wallet = { options, handlers: new Map(), isGone: false }
      wallets.push(wallet)
      const element = {
        mount: (place: HTMLElement) => {
          place.innerHTML = '<iframe title="Secure express checkout frame"></iframe>'
        },
        on: (event: string, handler: Handler) => {
          wallet.handlers.set(event, handler)
          return element
        },
        destroy: () => {
          wallet.isGone = true
        },
      }
      return element
    },
  })
  const wallet = () => wallets.findLast(({ isGone }) => !isGone)!

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
  const cardElements = () => ({
    create: (kind: Kind, options: Drawn['options']) => {
      if (current(kind)) throw new Error(`Can only create one element of type ${kind}`)
      const each: Drawn = { kind, options, looks: [], handlers: new Map(), place: null, isGone: false }
      drawn.push(each)
      return elementOf(each)
    },
    getElement: (kind: Kind) => {
      const each = current(kind)
      return each ? elementOf(each) : null
    },
  })
  const Stripe = (key: string) => {
    keys.push(key)
    return {
      elements: (options: Partial<Wallet['options']>) =>
        options.amount === undefined ? cardElements() : walletElements(options as Wallet['options']),
      createPaymentMethod: (order: object) => {
        requests.push(order)
        return answer()
      },
    }
  }
  return {
    /** marks the script as loaded */
    arrive: () => {
      arrived = Stripe
      vi.stubGlobal(
        'Stripe',
        Object.assign((key: string) => arrived(key), { version: 'endive' }),
      )
      vi.stubGlobal('matchMedia', () => dark)
    },
    /** a media query for the system's color scheme, which tests can change */
    dark,
    drawn,
    /** the publishable keys that it was opened with */
    keys,
    /** requests to it, without the typed values, which never leave the frames */
    requests,
    answers: (text: () => Promise<object>) => {
      answer = text
    },
    /** types into one of its frames */
    type: (kind: Kind, { empty = false, complete = !empty, error, brand = 'visa' }: Change = {}) =>
      act(() => current(kind)!.handlers.get('change')!({ empty, complete, error, brand })),
    current,
    wallets,
    /** shows the button of a wallet, or none */
    offer: (areAvailable = true) =>
      act(() => wallet().handlers.get('ready')!(areAvailable ? { availablePaymentMethods: { applePay: true } } : {})),
    /** confirms the payment in the wallet. @returns whether the wallet was told that it failed */
    authorize: async () => {
      const paymentFailed = vi.fn()
      await act(async () => wallet().handlers.get('confirm')!({ paymentFailed }))
      return paymentFailed
    },
  }
}
