import { isDeepStrictEqual } from 'node:util'
import { SimulatedClock } from 'xstate'
import type { QuoteRef } from '../../../machines/customer/quote/quote.select'
import { carryOut, type Request, waitingClient } from './double'
import { isQuestion, memory, type Session, settled } from './generate'
import { leavesOf } from './leaves'
import type { Page } from './load'

export interface Opened {
  /** null where the session goes on */
  readonly stranded: string | null
  /** the states in which it opened */
  readonly leaves: readonly string[]
}

/** After these waits in milliseconds without a request, a page has nothing more to ask: typing stops, and a save begins. */
const waits = [500, 2000] as const
/** A page that asks forever is not at rest. */
const mostRounds = 40

/**
 * Opens a session of one release in another one, as a reload does, and answers its requests. A session is stranded if
 * it does not open, if nothing can be answered or pressed there, or if an answer is lost.
 * @param before the release that stored the session: what it would read is what must not be lost
 */
export async function open(before: Page, now: Page, session: Session): Promise<Opened> {
  const { named, server } = structuredClone(session)
  const [shared, own, clock] = [memory(session.shared), memory(session.own), new SimulatedClock()]
  const { client, waiting } = waitingClient()
  const asked: Request[] = []
  let redirected: string | null = null
  const text = before.quoteStore(memory(session.shared), memory(session.own)).read(named)
  let quote: QuoteRef | null = null
  try {
    quote = now.startQuote({
      client,
      vault: {
        tokenize: async () => ({ ok: false, problem: { status: 0, message: '' } }),
        authenticate: () => new Promise(() => {}),
      },
      storage: shared,
      ownStorage: own,
      link: { contactId: named, view: 'quote' },
      newKey: () => 'new',
      toast: () => {},
      redirect: (to) => {
        redirected = to
      },
      named: () => {},
      restarted: () => {},
      clock: clock as never,
    })
    for (let [round, idle] = [0, 0]; round < mostRounds && idle <= waits.length; round++) {
      await settled()
      if (waiting.length === 0) clock.increment(waits[idle++] ?? 0)
      else idle = 0
      for (const request of [...waiting]) {
        asked.push(request)
        request.answer(carryOut(server, request))
      }
    }
    const leaves = leavesOf(quote)
    if (redirected !== null) return { stranded: server.purchase ? null : 'redirected without a policy', leaves }
    const stranded = lost(before, text, quote, asked, session) ?? stuck(quote)
    return { stranded, leaves }
  } catch (fault) {
    return { stranded: `it does not open: ${fault}`, leaves: [] }
  } finally {
    quote?.stop()
  }
}

const questionsOf = (page: Page) => {
  const known = questions.get(page)
  if (known) return known
  const fields = page.formSteps.flatMap((step) => Object.entries(page.declarationOf(step).fields))
  const names = new Set(fields.filter(([, field]) => isQuestion(field)).map(([name]) => name))
  questions.set(page, names)
  return names
}
const questions = new WeakMap<Page, ReadonlySet<string>>()

/** The answers that the stored text has and the opened quote lacks. An answer that is not unsaved may be the server's by now. */
function lost(before: Page, text: string | null, quote: QuoteRef, asked: readonly Request[], { server }: Session) {
  if (text === null) return null
  const saved = JSON.parse(text)
  const { context } = quote.getSnapshot()
  if (context.key !== saved.key) return 'its key is lost, and so is its contact'
  if (saved.contactId !== null && context.contactId !== saved.contactId) return 'its contact is lost'
  const theirs: Record<string, unknown> = server.contact ? before.answersOf(server.contact) : {}
  const answers: Record<string, unknown> = context.answers
  for (const [name, value] of Object.entries(saved.answers)) {
    if (isBlank(value) || !questionsOf(before).has(name) || isDeepStrictEqual(answers[name], value)) continue
    if (saved.unsaved.includes(name) || !isDeepStrictEqual(answers[name], theirs[name]))
      return `the answer ${name} is lost: ${JSON.stringify(value)} became ${JSON.stringify(answers[name])}`
  }
  for (const [name, value] of Object.entries(saved.texts))
    if (context.texts[name] !== value) return `the text ${name} is lost`
  if (saved.contactId === null || saved.sent !== saved.attempt) return null
  const key = `${saved.key}-payment-${saved.sent}`
  const isAsked = asked.some(({ call, args }) => call === 'purchase' && args[1] === key)
  return isAsked ? null : `nobody asks how the payment ${key} ended`
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Why nothing can be answered or pressed. */
function stuck(quote: QuoteRef): string | null {
  const snapshot = quote.getSnapshot()
  const at = leavesOf(quote).join(', ')
  if (snapshot.status !== 'active') return `it is over: ${at}`
  if (snapshot.matches('unavailable')) return 'it cannot be opened'
  if (Object.values(snapshot.getMeta()).some((meta) => meta?.busy)) return `it waits forever: ${at}`
  if (!snapshot.matches('quoting')) {
    const isLive = snapshot.can({ type: 'order.reconsidered' }) || snapshot.can({ type: 'quote.restarted' })
    return isLive ? null : `nothing can be pressed: ${at}`
  }
  const isLive = [
    { type: 'step.submitted' } as const,
    { type: 'payment.submitted', card: 'incomplete' } as const,
    { type: 'payment.asked' } as const,
  ].some((event) => snapshot.can(event))
  if (!isLive) return `its step cannot be left: ${at}`
  quote.send({ type: 'answers.changed', answers: { event_name: 'Another name' } })
  return quote.getSnapshot().context.answers.event_name === 'Another name' ? null : `nothing can be answered: ${at}`
}
