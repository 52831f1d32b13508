import type { EventObject } from 'xstate'
import type { Answers } from '../../domain/application'
import { quoteMachine } from '../../machines/quote/quote.machine'
import type { Snapshot } from '../../machines/quote/quote.select'
import type { QuoteEmitted, QuoteEvent, QuoteFact, QuoteInput } from '../../machines/quote/quote.types'
import { complete, contactOf, fresh } from '../walks/quote.cases'
import { crankable, rig } from '../walks/rig'

const cranked = crankable(quoteMachine)

/** The whole chart with hand-cranked calls: its answers come when a test says so. */
export function begin(input: Partial<QuoteInput> = {}) {
  const { actor, send, waiting, clock } = rig(cranked, { ...fresh, answers: complete, ...input })
  const said: QuoteEmitted[] = []
  actor.on('*', (emitted) => said.push(emitted as QuoteEmitted))
  const now = () => actor.getSnapshot() as Snapshot
  return {
    send: (event: QuoteEvent) => actor.send(event),
    answer: (call: string, output: QuoteFact) => send({ type: `xstate.done.actor.${call}`, output } as EventObject),
    /** the present patch is stored as it was sent */
    store: () => {
      const { answers: sent } = waiting.get('patchContact')!.input as { answers: Answers }
      const output: QuoteFact = { type: 'contact.stored', contact: contactOf(sent), sent }
      return send({ type: 'xstate.done.actor.patchContact', output } as EventObject)
    },
    waiting,
    clock,
    now,
    /** what was emitted: toasts, redirects, the contact's name */
    said,
    inFlight: () => [...waiting.keys()].filter((call) => call !== 'placeholder' && call !== 'currentDate'),
    input: (call: string) => waiting.get(call)!.input as Record<string, unknown>,
  }
}

/** A quote whose contact has all its answers and a signature, opened at a step. */
export async function openedAt(step: NonNullable<QuoteInput['step']>, said: Parameters<typeof contactOf>[1] = {}) {
  const { terms_signed: signedBy = 'Jordan Sample' } = said
  const quote = begin({ step, contactId: 'c1', unsaved: [], signedBy })
  await quote.answer('openContact', {
    type: 'contact.opened',
    contact: contactOf(complete, { quote_status: 'quoted', terms_signed: 'Jordan Sample', ...said }),
    today: '11/20/2026',
    coupons: [],
  })
  return quote
}
