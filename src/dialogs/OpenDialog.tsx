import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useRef } from 'react'
import { useQuoteRef } from '../app/QuoteProvider'
import { contents, type OpenDialogName } from './contents'
import { Close, panelLook, placeLook, titleLook } from './panel'

/** Keeps the focus in, gives it back where it came from, and closes on Escape, which is always the safe answer. */
export default function OpenDialog({ dialog }: { dialog: OpenDialogName }) {
  const quote = useQuoteRef()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const close = () => quote.send({ type: 'dialog.closed' })
  const { titleOf, Body } = contents[dialog]
  return (
    <Dialog open onClose={close} initialFocus={titleRef} className="relative z-(--layer-dialog)">
      <DialogBackdrop className="appears fixed inset-0 bg-scrim" />
      <div className={placeLook}>
        <DialogPanel className={panelLook}>
          <DialogTitle ref={titleRef} tabIndex={-1} className={titleLook}>
            {titleOf(quote.getSnapshot())}
          </DialogTitle>
          <Close onClose={close} />
          <Body />
        </DialogPanel>
      </div>
    </Dialog>
  )
}
