import type { EventObject } from 'xstate'
import type { Answers } from '../../domain/application'
import type {
  QuoteEmitted,
  QuoteEvent,
  QuoteInput,
  QuoteOutcome,
} from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import type { QuoteRef, Snapshot } from '../../machines/customer/quote/quote.select'
import { complete, contactOf, fresh } from '../walks/quote.cases'
import { rig, withTestCalls } from '../walks/rig'

const quoteWithTestCalls = withTestCalls(quoteMachine)

/** The whole chart, with calls that answer when a test says so. */
export function begin(input: Partial<QuoteInput> = {}) {
  const { actor, send, waiting, clock } = rig(quoteWithTestCalls, { ...fresh, answers: complete, ...input })
  const texts: QuoteEmitted[] = []
  actor.on('*', (emitted) => texts.push(emitted as QuoteEmitted))
  const now = () => actor.getSnapshot() as Snapshot
  return {
    actor: actor as QuoteRef,
    send: (event: QuoteEvent) => actor.send(event),
    answer: (call: string, output: QuoteOutcome) => send({ type: `xstate.done.actor.${call}`, output } as EventObject),
    /** the patch in flight is stored as sent */
    store: () => {
      const { answers: sent } = waiting.get('patchContact')!.input as { answers: Answers }
      const output: QuoteOutcome = { type: 'contact.stored', contact: contactOf(sent), sent }
      return send({ type: 'xstate.done.actor.patchContact', output } as EventObject)
    },
    waiting,
    clock,
    now,
    /** emitted events: toasts, redirects, the contact's name */
    texts: texts,
    inFlight: () => [...waiting.keys()].filter((call) => call !== 'placeholder' && call !== 'currentDate'),
    input: (call: string) => waiting.get(call)!.input as Record<string, unknown>,
  }
}

/** A quote with all answers and a signature, opened at a step. */
export async function openedAt(step: NonNullable<QuoteInput['step']>, fields: Parameters<typeof contactOf>[1] = {}) {
  const { terms_signed: signedBy = 'Jordan Sample' } = fields
  const quote = begin({ step, contactId: 'c1', unsaved: [], signedBy })
  await quote.answer('openContact', {
    type: 'contact.opened',
    contact: contactOf(complete, { quote_status: 'quoted', terms_signed: 'Jordan Sample', ...fields }),
    today: '11/20/2026',
    coupons: [],
  })
  return quote
}
