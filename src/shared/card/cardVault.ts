import { createActor, waitFor } from 'xstate'
import type { Client, Result } from '../../../contract/client'
import { type CardEntry, type HostedField, hostedFields } from '../../../domain/quote/payment'
import type { CardVault, TokenizedCard } from '../../../machines/calls/payments'
import { loadFields, paymentProcessor } from '../../../machines/calls/processor'
import { type CardFieldsEvent, cardFieldsMachine } from '../../../machines/shared/cardFields/cardFields.machine'
import {
  type CardFieldsRef,
  selectDrawn,
  selectFieldsProblem,
  selectTokensUrl,
} from '../../../machines/shared/cardFields/cardFields.select'
import { importing } from '../browser/chunks'
import { inspection } from '../browser/inspection'
import { noCard, processorSilent, unfetched } from './cardErrors'
import { exchange } from './sandboxFields'

/** milliseconds until a processor that does not respond is given up; nothing has been charged then */
const patience = 30_000

/** The card's inputs, and the way from them to the processor (decision 45). One for as long as its page is open. */
export interface CardInputs {
  readonly vault: CardVault
  readonly fields: CardFieldsRef
  /** the payment form registers a function that reads its card while it is open, and null when it closes */
  readonly registerCard: (read: (() => CardEntry) | null) => void
  /** refs for the containers of the processor's fields; each returns its cleanup */
  readonly mounts: Readonly<Record<HostedField, (container: HTMLElement | null) => (() => void) | undefined>>
  /** draws the processor's buttons for wallets into a container; returns its cleanup */
  readonly drawWallets: (container: HTMLElement | null, payment: WalletPayment) => (() => void) | undefined
  /** moves the cursor into one of the processor's fields */
  readonly enter: (name: HostedField) => void
}

/** The amount that a wallet shows, and the way to pay it. */
export interface WalletPayment {
  readonly amountCents: number
  /**
   * Begins the payment, once the buyer has confirmed it in the wallet.
   * @returns whether it has begun. If so, it asks the vault for a token
   */
  readonly pay: () => boolean
}

/** The card fields of a processor that draws them itself. */
export interface HostedCard {
  /** @returns a function that removes the field */
  readonly draw: (name: HostedField, container: HTMLElement) => () => void
  readonly enter: (name: HostedField) => void
  readonly drawWallets: (container: HTMLElement, payment: WalletPayment) => () => void
  /** of the wallet that the buyer has confirmed, or else of the typed card */
  readonly tokenize: (card: CardEntry, signal: AbortSignal) => Promise<Result<TokenizedCard>>
  /** shows the bank's page (3-D Secure), and ends once the cardholder has answered there */
  readonly authenticate: (clientSecret: string, signal: AbortSignal) => Promise<unknown>
}
type OpenHosted = (publishableKey: string, send: (event: CardFieldsEvent) => void) => Promise<HostedCard>

const fetchStripe = importing(() => import('./stripeFields'))

/** A lazy part, and the processor's script after it, loaded only where the processor draws the fields. */
const openStripe = (): OpenHosted => {
  let tries = 0
  return async (publishableKey, send) => (await fetchStripe(tries++)).openStripeFields(publishableKey, send)
}

/** Makes the vault, which loads the processor's fields at once if it has any. */
export function makeCardVault(
  client: Pick<Client, 'paymentProcessor'>,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
  openHosted: OpenHosted = openStripe(),
): CardInputs {
  let read: (() => CardEntry) | null = null
  let hosted: HostedCard | null = null

  const fetchFields = async (publishableKey: string): Promise<Result<unknown>> => {
    try {
      hosted = await openHosted(publishableKey, (event) => fields.send(event))
      return { ok: true, data: null }
    } catch {
      return { ok: false, problem: unfetched }
    }
  }
  const machine = cardFieldsMachine.provide({
    actors: { paymentProcessor: paymentProcessor(client), loadFields: loadFields(fetchFields) },
  })
  const fields = createActor(machine, inspection).start()

  const tokenize: CardVault['tokenize'] = async (signal) => {
    const card = read?.()
    if (!card) return { ok: false, problem: noCard }
    const known = await waitFor(fields, (seen) => selectDrawn(seen) !== 'coming', { signal }).catch(() => null)
    if (known === null) return { ok: false, problem: processorSilent }
    if (selectDrawn(known) === 'missing') return { ok: false, problem: selectFieldsProblem(known) ?? processorSilent }
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    if (hosted) return hosted.tokenize(card, limited)
    return card.card_number ? exchange(fetch, selectTokensUrl(known)!, card, limited) : { ok: false, problem: noCard }
  }

  // a page that our own page frames has nothing to wait for here
  const authenticate: CardVault['authenticate'] = async ({ client_secret }, signal) => {
    const ready = client_secret && (await waitFor(fields, () => hosted !== null, { signal }).catch(() => null))
    return ready && client_secret ? hosted!.authenticate(client_secret, signal) : aborted(signal)
  }

  const mountOf = (name: HostedField) => (container: HTMLElement | null) =>
    container === null ? undefined : hosted?.draw(name, container)
  return {
    vault: { tokenize, authenticate },
    fields,
    registerCard: (from) => {
      read = from
    },
    mounts: Object.fromEntries(hostedFields.map((name) => [name, mountOf(name)])) as unknown as CardInputs['mounts'],
    drawWallets: (container, payment) => (container === null ? undefined : hosted?.drawWallets(container, payment)),
    enter: (name) => hosted?.enter(name),
  }
}

/** Never ends by itself: the page asks the server meanwhile. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** The vault of inputs that are made on first use: the processor's script loads only when a card may be typed. */
export const vaultOf = (open: () => Pick<CardInputs, 'vault'>): CardVault => ({
  tokenize: (signal) => open().vault.tokenize(signal),
  authenticate: (authentication, signal) => open().vault.authenticate(authentication, signal),
})
