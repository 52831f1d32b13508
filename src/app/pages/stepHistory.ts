import { is, number, object, optional, string } from 'superstruct'
import { type StepName, stepOrder } from '../../../domain/application'
import {
  type QuoteRef,
  type Snapshot,
  selectBusy,
  selectContactId,
  selectIsUnsettled,
  selectStep,
  selectView,
} from '../../../machines/customer/quote/quote.select'
import type { DelayedAction } from '../../shared/browser/afterPaint'
import type { Address } from '../../shared/browser/route'
import { pageAt } from '../routes/routes'

/** An order that is not paid yet has a page in place of the payment. */
type HistoryEntry = StepName | 'order'

/** The state of a browser history entry: the quote's key and the step. */
interface Mark {
  readonly quote: string
  readonly step: HistoryEntry
  /** counts the entries of this page, to tell back from forward; entries of an older release have none */
  readonly at?: number
}

const entries: readonly HistoryEntry[] = [...stepOrder, 'order']

const Marked = object({ quote: string(), step: string(), at: optional(number()) })
const markIn = (state: unknown): Mark | null =>
  is(state, Marked) && entries.includes(state.step as HistoryEntry) ? (state as Mark) : null

const isAt = (there: Mark | null, mark: Mark) => there?.quote === mark.quote && there.step === mark.step

const entryIn = (snapshot: Snapshot): HistoryEntry | null => {
  const view = selectView(snapshot)
  if (view === 'ordered' || view === 'stillOrdered') return 'order'
  return view === 'quoting' ? selectStep(snapshot) : null
}

/**
 * The payment and the order have their entries with their first paint, and so has the first step after the one that this
 * window opened: the entry before may be of another page, so that a fast press of back would leave the quote.
 */
const isAtOnce = ({ step }: Mark, isAfterFirst: boolean): boolean =>
  isAfterFirst || step === 'payment' || step === 'order'

/** Whether a request is on its way, so that no other step can be opened for a while. */
const isWaiting = (snapshot: Snapshot): boolean => selectBusy(snapshot) !== null || selectIsUnsettled(snapshot)

/**
 * Gives each opened step an entry in the browser's history, so that back and forward move between steps. An entry whose
 * step can no longer be opened is rewritten to the current step, so that back is no trap. While a request is on its way,
 * back returns to the current step, and the entries stay. With `soon` an entry is made after the step is painted, with
 * the exceptions of `isAtOnce`.
 */
export function keepHistory(address: Address, quote: QuoteRef, soon?: DelayedAction) {
  let isFirst = true
  /** no step has been opened after the first one */
  let isAlone = true
  let isMoving = false
  /** the open step does not have its entry yet */
  let isEntering = false
  /** the entry at the last update */
  let last: Mark | null = null

  const here = (): Mark | null => {
    const snapshot = quote.getSnapshot()
    if (pageAt(address.now()) !== 'quote') return null
    const entry = entryIn(snapshot)
    return entry && { quote: snapshot.context.key, step: entry }
  }
  const there = () => markIn(address.now().state)
  const isSame = (mark: Mark) => isAt(there(), mark)
  /** An entry of an earlier quote has the address of that quote. */
  const addressOf = (mark: Mark) => {
    const { pathname, search, hash } = address.now()
    const before = there()
    if (before === null || before.quote === mark.quote) return pathname + search + hash
    const params = new URLSearchParams(search)
    const id = selectContactId(quote.getSnapshot())
    if (id === null) params.delete('id')
    else params.set('id', id)
    return `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`
  }
  const write = (how: 'push' | 'replace') => {
    const mark = here()
    // a step opens at its title, wherever it was left
    address.setScrollRestoration(mark === null)
    const at = (there()?.at ?? 0) + (how === 'push' ? 1 : 0)
    if (mark && !isSame(mark)) address.navigator[how](addressOf(mark), { ...mark, at } satisfies Mark)
    last = there()
  }

  const enter = () => {
    isEntering = false
    write(isFirst || isOrderedThere() ? 'replace' : 'push')
    isAlone = isFirst
    isFirst = false
  }
  /** After an order, back must not lead to the payment again. */
  const isOrderedThere = () => {
    const mark = here()
    return mark?.step === 'order' && isAt(there(), { quote: mark.quote, step: 'payment' })
  }

  const entered = () => {
    const mark = here()
    if (isMoving || mark === null || (!isFirst && isSame(mark))) return
    isEntering = true
    // making an entry takes as long as opening the step, so it waits for the paint
    if (soon && !isFirst && !isAtOnce(mark, isAlone)) return soon.soon(enter)
    soon?.drop()
    enter()
  }
  quote.subscribe(entered)
  entered()

  /** Handles a move of the address: the back button, or a change of the current entry's state. */
  return () => {
    if (pageAt(address.now()) !== 'quote') address.setScrollRestoration(true)
    const left = there()
    if (isEntering && left !== null && last !== null && !isAt(left, last)) {
      // back was pressed before the entry existed, so the browser passed over the intended step: go forward to it
      isEntering = false
      soon?.drop()
      last = left
      return address.navigator.go(1)
    }
    soon?.now()
    const [mark, to] = [here(), there()]
    if (mark === null || isFirst || isMoving || (to !== null && last !== null && isAt(to, last))) return
    const back = (last?.at ?? 0) - (to?.at ?? 0)
    if (to?.quote === mark.quote && back > 0 && isWaiting(quote.getSnapshot())) return address.navigator.go(back)
    isMoving = true
    if (to?.quote === mark.quote && to.step !== mark.step)
      quote.send(to.step === 'order' ? { type: 'order.kept' } : { type: 'step.opened', step: to.step })
    write('replace')
    isMoving = false
  }
}
