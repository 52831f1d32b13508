import { enums, is, object } from 'superstruct'
import { type Address, below } from '../../shared/browser/route'

/**
 * What an entry of the browser's history says of the dialog over a room of the staff's. `over`: one stood here and does not
 * any more; the next takes its place, so that back never has to be pressed twice.
 */
type Mark = 'none' | 'open' | 'over'

const Marked = object({ dialog: enums(['none', 'open', 'over']) })
const markIn = (state: unknown): Mark | null => (is(state, Marked) ? state.dialog : null)

interface Dialogs {
  readonly isOpen: () => boolean
  /** as its own button would: what is written is asked about first, what is on its way stays */
  readonly close: () => void
}

/**
 * A dialog that is open is an entry of the browser's history, under the same address: back closes it. What does not close,
 * stands where one is. Forward opens none: what was written in it is gone by then.
 */
export function keepDialogs(address: Address, { isOpen, close }: Dialogs) {
  let isMoving = false
  let from = address.now()
  // after whoever asks here what a move was about
  address.follow(() => {
    from = address.now()
  })

  const quietly = (move: () => void) => {
    const was = isMoving
    isMoving = true
    move()
    isMoving = was
  }
  const write = (how: 'push' | 'replace', dialog: Mark) => {
    const { pathname, search, hash } = address.now()
    quietly(() => address.navigator[how](pathname + search + hash, { dialog }))
  }

  /** A dialog has opened, perhaps, or closed. */
  const looked = () => {
    if (isMoving) return
    if (markIn(address.now().state) === null) write('replace', 'none')
    const mark = markIn(address.now().state)
    if (isOpen() === (mark === 'open')) return
    if (isOpen()) write(mark === 'none' ? 'push' : 'replace', 'open')
    else write('replace', 'over')
  }

  /** The address has moved, by the back button perhaps. @returns whether that was about a dialog, and nothing else */
  const moved = (): boolean => {
    if (isMoving) return true
    const [was, mark] = [markIn(from.state), markIn(address.now().state)]
    if (mark === null || below(from) !== below(address.now())) return false
    if (was === 'open' && mark !== 'open' && isOpen()) quietly(close)
    looked()
    return true
  }
  return { looked, moved }
}
