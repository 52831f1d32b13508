import { enums, is, object } from 'superstruct'
import { type Address, below } from '../../shared/browser/route'

/**
 * The state of a staff page's dialog in a browser history entry. `over`: a dialog was open here and has closed. The
 * next one reuses the entry, so that back never has to be pressed twice.
 */
type Mark = 'none' | 'open' | 'over'

const Marked = object({ dialog: enums(['none', 'open', 'over']) })
const markIn = (state: unknown): Mark | null => (is(state, Marked) ? state.dialog : null)

interface Dialogs {
  readonly isOpen: () => boolean
  /**
   * acts like the dialog's own close button: unsaved text is confirmed first, and a request that is on its way
   * continues
   */
  readonly close: () => void
}

/**
 * Gives an open dialog a history entry under the same address, so that back closes it. A dialog that cannot close keeps
 * its entry. Forward does not reopen one, because its text is gone by then.
 */
export function keepDialogs(address: Address, { isOpen, close }: Dialogs) {
  let isMoving = false
  let from = address.now()
  // subscribes after the other listeners of this page
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

  /** Handles a dialog that has opened or closed. */
  const looked = () => {
    if (isMoving) return
    if (markIn(address.now().state) === null) write('replace', 'none')
    const mark = markIn(address.now().state)
    if (isOpen() === (mark === 'open')) return
    if (isOpen()) write(mark === 'none' ? 'push' : 'replace', 'open')
    else write('replace', 'over')
  }

  /**
   * Handles a move of the address, such as the back button.
   * @returns whether the move was only about a dialog
   */
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
