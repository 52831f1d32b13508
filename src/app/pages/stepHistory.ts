import { is, object, string } from 'superstruct'
import { type StepName, stepOrder } from '../../../domain/application'
import {
  type QuoteRef,
  type Snapshot,
  selectContactId,
  selectStep,
  selectView,
} from '../../../machines/customer/quote/quote.select'
import type { Soon } from '../../shared/browser/afterPaint'
import type { Address } from '../../shared/browser/route'
import { pageAt } from '../routes/routes'

/** What is ordered and not yet paid has a page where the payment was. */
type HistoryEntry = StepName | 'order'

/** What an entry of the browser's history says beside its address: which quote, by its key, and which of its steps. */
interface Mark {
  readonly quote: string
  readonly step: HistoryEntry
}

const Marked = object({ quote: string(), step: string() })
const markIn = (state: unknown): Mark | null =>
  is(state, Marked) && [...stepOrder, 'order'].includes(state.step) ? (state as Mark) : null

const isAt = (there: Mark | null, mark: Mark) => there?.quote === mark.quote && there.step === mark.step

const entryIn = (snapshot: Snapshot): HistoryEntry | null => {
  const view = selectView(snapshot)
  if (view === 'ordered' || view === 'stillOrdered') return 'order'
  return view === 'quoting' ? selectStep(snapshot) : null
}

/**
 * Each step that is opened is an entry of the browser's history, so back leads to the step before and forward to it again.
 * A step that may not be opened any more makes no trap: its entry then says where one is. With `soon` an entry is made once
 * its step is seen.
 */
export function keepHistory(address: Address, quote: QuoteRef, soon?: Soon) {
  let isFirst = true
  let isMoving = false
  /** a step is open whose entry is not made yet */
  let isEntering = false
  /** where one was when this was last looked at */
  let last: Mark | null = null

  const here = (): Mark | null => {
    const snapshot = quote.getSnapshot()
    if (pageAt(address.now()) !== 'quote') return null
    const entry = entryIn(snapshot)
    return entry && { quote: snapshot.context.key, step: entry }
  }
  const there = () => markIn(address.now().state)
  const isSame = (mark: Mark) => isAt(there(), mark)
  /** An entry of a quote before this one has that one's address. */
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
    if (mark && !isSame(mark)) address.navigator[how](addressOf(mark), mark)
    last = there()
  }

  const enter = () => {
    isEntering = false
    write(isFirst || isOrderedThere() ? 'replace' : 'push')
    isFirst = false
  }
  /** What was paid for was ordered: back does not lead to paying for it again. */
  const isOrderedThere = () => {
    const mark = here()
    return mark?.step === 'order' && isAt(there(), { quote: mark.quote, step: 'payment' })
  }

  const entered = () => {
    const mark = here()
    if (isMoving || mark === null || (!isFirst && isSame(mark))) return
    // an entry takes the browser as long as the step takes to open, and nobody looks for it before that is seen
    isEntering = true
    if (soon && !isFirst) soon.soon(enter)
    else enter()
  }
  quote.subscribe(entered)
  entered()

  /** The address has moved: by the back button, perhaps, or its entry is what it was and only says more. */
  return () => {
    const left = there()
    if (isEntering && left !== null && last !== null && !isAt(left, last)) {
      // back came before the entry was made, so the browser passed over the step that is meant: forward leads to it
      isEntering = false
      soon?.drop()
      last = left
      return address.navigator.go(1)
    }
    soon?.now()
    const [mark, to] = [here(), there()]
    if (mark === null || isFirst || isMoving || (to !== null && last !== null && isAt(to, last))) return
    isMoving = true
    if (to?.quote === mark.quote && to.step !== mark.step)
      quote.send(to.step === 'order' ? { type: 'order.kept' } : { type: 'step.opened', step: to.step })
    write('replace')
    isMoving = false
  }
}
