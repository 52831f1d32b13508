import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useRef } from 'react'
import { Close, type DialogProps, panelLook, placeLook, titleLook } from './PlainDialog'

/** Keeps the focus in, gives it back where it came from, and closes on Escape, which is always the safe answer. */
export default function ModalDialog({ title, onClose, children }: DialogProps) {
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
