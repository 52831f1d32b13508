import { is, object, string } from 'superstruct'
import { type StepName, stepOrder } from '../../domain/application'
import { type QuoteRef, selectContactId, selectStep, selectView } from '../../machines/quote/quote.select'
import type { Address } from './address'
import { roomAt } from './room'

/** What an entry of the browser's history says beside its address: which quote, by its key, and which of its steps. */
interface Mark {
  readonly quote: string
  readonly step: StepName
}

const Marked = object({ quote: string(), step: string() })
const markIn = (state: unknown): Mark | null =>
  is(state, Marked) && (stepOrder as readonly string[]).includes(state.step) ? (state as Mark) : null

/**
 * Each step that is opened is an entry of the browser's history, so back leads to the step before and forward to it again.
 * A step that may not be opened any more makes no trap: its entry then says where one is.
 */
export function keepHistory(address: Address, quote: QuoteRef) {
  let isFirst = true
  let isMoving = false

  const here = (): Mark | null => {
    const snapshot = quote.getSnapshot()
    const isShown = selectView(snapshot) === 'quoting' && roomAt(address.now()) === 'quote'
    return isShown ? { quote: snapshot.context.key, step: selectStep(snapshot) } : null
  }
  const isSame = (mark: Mark) => {
    const there = markIn(address.now().state)
    return there?.quote === mark.quote && there.step === mark.step
  }
  /** An entry of a quote before this one has that one's address. */
  const addressOf = (mark: Mark) => {
    const { pathname, search, hash, state } = address.now()
    const there = markIn(state)
    if (there === null || there.quote === mark.quote) return pathname + search + hash
    const said = new URLSearchParams(search)
    const id = selectContactId(quote.getSnapshot())
    if (id === null) said.delete('id')
    else said.set('id', id)
    return `${pathname}${said.size > 0 ? `?${said}` : ''}${hash}`
  }
  const write = (how: 'push' | 'replace') => {
    const mark = here()
    if (mark && !isSame(mark)) address.navigator[how](addressOf(mark), mark)
  }

  const entered = () => {
    if (isMoving || here() === null) return
    write(isFirst ? 'replace' : 'push')
    isFirst = false
  }
  quote.subscribe(entered)
  entered()

  /** The address has moved: by the back button, perhaps. */
  return () => {
    const mark = here()
    const there = markIn(address.now().state)
    if (mark === null || isFirst || isMoving) return
    isMoving = true
    if (there?.quote === mark.quote && there.step !== mark.step) quote.send({ type: 'step.opened', step: there.step })
    write('replace')
    isMoving = false
  }
}
