import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { Close, panelLook, positionStyle, titleLook } from './DialogPanel'
import { Unbroken } from './Unbroken'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whether the dialog that one is in is there. What opens with it comes after it, else it would lie below, without the focus. */
const Around = createContext(true)

/** Keeps the focus in, gives it back where it came from, and closes on Escape, which is always the safe answer. */
export function Modal({ title, onClose, children }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const isThere = use(Around)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  if (!isThere) return null
  return (
    <Dialog open onClose={onClose} initialFocus={titleRef} className="relative z-(--layer-dialog)">
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
