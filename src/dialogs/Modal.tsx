import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useRef } from 'react'
import { Close, panelLook, placeLook, titleLook } from './panel'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Keeps the focus in, gives it back where it came from, and closes on Escape, which is always the safe answer. */
export function Modal({ title, onClose, children }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog open onClose={onClose} initialFocus={titleRef} className="relative z-(--layer-dialog)">
      <DialogBackdrop className="appears fixed inset-0 bg-scrim" />
      <div className={placeLook}>
        <DialogPanel className={panelLook}>
          <DialogTitle ref={titleRef} tabIndex={-1} className={titleLook}>
            {title}
          </DialogTitle>
          <Close onClose={onClose} />
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
