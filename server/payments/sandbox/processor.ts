import { randomBytes } from 'node:crypto'
import { type RefundPart, RefundRefused } from '../../platform/services/gateway'
import { type BankPage, type Checked, checkCard, type KnownCard } from './cards'
import { makeRefunds } from './refunds'
import type { FactStore } from './store'
import type { ProcessorCall, TestHooks } from './testHooks'
import { makeWebhooks } from './webhooks'

/** How a charge ended. Each charge has one file; the first one written is final. */
export type ChargeOutcome =
  | {
      readonly end: 'charged'
      readonly amountCents: number
      readonly card: CardFace
      readonly keepsCharges?: boolean | undefined
    }
  | { readonly end: 'refused'; readonly code: string; readonly card: CardFace | null }
  | { readonly end: 'cancelled' }

/** A charge whose bank wants to hear from the cardholder, and what the bank then does. */
export interface Authenticating {
  readonly end: 'authenticating'
  readonly bankPage: BankPage
  readonly amountCents: number
  readonly card: CardFace
  /** the outcome of the charge once the cardholder approves it */
  readonly approved: ChargeOutcome
}

/** The choices of a cardholder on the bank's page. */
export type BankAnswer = 'approved' | 'failed'

type CardFace = Pick<KnownCard, 'brand' | 'last4'>

interface Token extends KnownCard {
  /** ISO instant */
  readonly expires: string
}

export type Processor = ReturnType<typeof makeProcessor>

/** how long a card token can be charged */
const tokenMinutes = 15

/**
 * A stand-in for a payment processor. Its state is in a store outside the server's database, so a restarted server finds
 * the true result here (decision 50). It stores a card's brand, last four digits and the bank's response, never its
 * number or security code.
 */
export function makeProcessor(facts: FactStore, now: () => Date = () => new Date(), testHooks: TestHooks = {}) {
  const chargeOf = (reference: string) => facts.read<{ amountCents: number }>(`charges/${reference}`)
  const endingOf = (reference: string) => facts.read<ChargeOutcome>(`endings/${reference}`)
  const authenticatingOf = (reference: string) => facts.read<Authenticating>(`authentications/${reference}`)
  const refunds = makeRefunds(facts)
  const webhooks = makeWebhooks(facts, now, testHooks)

  const through = async <R>(call: ProcessorCall, reference: string, work: () => Promise<R>): Promise<R> => {
    await testHooks.before?.(call, reference)
    const result = await (testHooks.around?.(call, work) ?? work())
    await testHooks.after?.(call, reference)
    return result
  }

  /** @returns the final result, written by this call or an earlier one */
  async function end(reference: string, ending: ChargeOutcome): Promise<ChargeOutcome> {
    const ended = await facts.once(`endings/${reference}`, ending)
    webhooks.send('charge.ended', reference)
    return ended
  }

  /** The bank's response to a token; a token pays for one charge only. */
  async function askBank(reference: string, token: string): Promise<ChargeOutcome | Authenticating> {
    const charge = await chargeOf(reference)
    if (!charge) throw new Error('the processor knows no such charge')
    const card = isToken(token) ? await facts.read<Token>(`tokens/${token}`) : null
    if (!card) return { end: 'refused', code: 'token_invalid', card }
    const face = { brand: card.brand, last4: card.last4 }
    if (new Date(card.expires) <= now()) return { end: 'refused', code: 'token_expired', card: face }
    const spentOn = await facts.once(`spent/${token}`, { reference })
    if (spentOn.reference !== reference) return { end: 'refused', code: 'token_invalid', card: face }
    const { bankPage, keepsCharges } = card
    const { amountCents } = charge
    const answer: ChargeOutcome = card.refusal
      ? { end: 'refused', code: card.refusal, card: face }
      : { end: 'charged', amountCents, card: face, ...(keepsCharges && { keepsCharges }) }
    return bankPage ? { end: 'authenticating', bankPage, amountCents, card: face, approved: answer } : answer
  }

  /** A charge that was canceled meanwhile stays canceled. */
  async function authenticate(reference: string, pending: Authenticating): Promise<ChargeOutcome | Authenticating> {
    const waiting = await facts.once(`authentications/${reference}`, pending)
    return (await endingOf(reference)) ?? waiting
  }

  return {
    /** Exchanges a card for a token. */
    async tokenize(sent: unknown): Promise<Checked & { token?: string }> {
      const checked = checkCard(sent, now())
      if (!checked.ok) return checked
      const token = `tok_${randomBytes(18).toString('base64url')}`
      const expires = new Date(now().getTime() + tokenMinutes * 60_000).toISOString()
      await facts.once<Token>(`tokens/${token}`, { ...checked.card, expires })
      return { ...checked, token }
    },
    prepare: (paymentId: string, amountCents: number): Promise<string> => {
      const reference = `sb_${paymentId}`
      return through('prepare', reference, async () => {
        await facts.once(`charges/${reference}`, { amountCents })
        return reference
      })
    },
    confirm: (reference: string, token: string): Promise<ChargeOutcome | Authenticating> =>
      through('confirm', reference, async () => {
        const known = (await endingOf(reference)) ?? (await authenticatingOf(reference))
        const answer = known ?? (await askBank(reference, token))
        return answer.end === 'authenticating' ? authenticate(reference, answer) : end(reference, answer)
      }),
    status: (reference: string): Promise<ChargeOutcome | Authenticating | null> =>
      through('status', reference, async () => (await endingOf(reference)) ?? authenticatingOf(reference)),
    /** The charge whose bank waits for its cardholder, or how it ended; null for any other. */
    bankPageOf: async (reference: string): Promise<ChargeOutcome | Authenticating | null> => {
      const pending = await authenticatingOf(reference)
      return pending && ((await endingOf(reference)) ?? pending)
    },
    /** The cardholder answers on the bank's page. A bank that fails confirms nobody, and a silent one takes no answer. */
    async answerBank(reference: string, answer: BankAnswer): Promise<void> {
      const pending = await authenticatingOf(reference)
      if (!pending || pending.bankPage === 'silent') return
      const isConfirmed = answer === 'approved' && pending.bankPage === 'answers'
      const { card, approved } = pending
      await end(reference, isConfirmed ? approved : { end: 'refused', code: 'authentication_failed', card })
    },
    cancel: (reference: string): Promise<ChargeOutcome> =>
      through('cancel', reference, () => end(reference, { end: 'cancelled' })),
    /** cents refunded of a charge */
    refundedOf: refunds.sumOf,
    refund: (reference: string, part: RefundPart): Promise<ChargeOutcome> =>
      through('refund', reference, async () => {
        const ending = await endingOf(reference)
        if (ending?.end !== 'charged') throw new Error('only a charge can be refunded')
        if (ending.keepsCharges) throw new RefundRefused('the bank did not take the refund')
        await refunds.add(reference, part, ending.amountCents)
        webhooks.send('charge.refunded', reference)
        return ending
      }),
    webhookSecret: webhooks.secret,
    postTo: webhooks.postTo,
    /** total cents charged and refunded, to compare with our ledger */
    async sums(): Promise<{ readonly captured: number; readonly refunded: number }> {
      const amounts = (parts: readonly { readonly amountCents: number }[]) =>
        parts.reduce((total, { amountCents }) => total + amountCents, 0)
      const endings = await facts.all<ChargeOutcome>('endings')
      const charges = endings.flatMap((ending) => (ending.end === 'charged' ? [ending] : []))
      return { captured: amounts(charges), refunded: amounts(await facts.all<RefundPart>('refunds')) }
    },
    /** Deletes tokens older than a day. */
    sweep: async (): Promise<void> => {
      const dayAgo = new Date(now().getTime() - 24 * 60 * 60_000)
      await facts.sweep('tokens', dayAgo)
      await facts.sweep('spent', dayAgo)
      await facts.sweep('authentications', dayAgo)
    },
  }
}

const isToken = (text: string) => /^tok_[A-Za-z0-9_-]{24}$/.test(text)
