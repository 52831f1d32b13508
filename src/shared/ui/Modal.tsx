import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { Close, panelLook, positionStyle, titleLook } from './DialogPanel'
import { Unbroken } from './Unbroken'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Whether the enclosing dialog is mounted. A nested dialog has to mount after it, or it would be below it without the
 * focus.
 */
const Around = createContext(true)

/** milliseconds within which a second click belongs to the double click that opened the dialog */
const doubleClick = 500

/** Traps the focus, returns it when it closes, and closes on Escape, which is always the safe answer. */
export function Modal({ title, onClose, children }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const isThere = use(Around)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [opened] = useState(() => performance.now())
  // the library names no event, so it is the browser's own; Escape closes at once
  const isSecondClick = () => window.event instanceof MouseEvent && performance.now() - opened < doubleClick
  if (!isThere) return null
  return (
    <Dialog
      open
      onClose={() => isSecondClick() || onClose()}
      initialFocus={titleRef}
      className="relative z-(--layer-dialog)"
    >
      <DialogBackdrop className="appears fixed inset-0 bg-scrim" />
      <div className={positionStyle}>
        <DialogPanel ref={setPanel} className={panelLook}>
          <DialogTitle ref={titleRef} tabIndex={-1} className={titleLook}>
            <Unbroken>{title}</Unbroken>
          </DialogTitle>
          <Close onClose={onClose} />
          <Around value={panel !== null}>{children}</Around>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
