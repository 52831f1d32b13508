import { Modal } from '../../../shared/ui/Modal'
import { useQuoteRef } from '../parts/QuoteProvider'
import { contents, type OpenDialogName } from './contents'

/** The dialog that the chart has open. */
export default function OpenDialog({ dialog }: { dialog: OpenDialogName }) {
  const quote = useQuoteRef()
  const { titleOf, Body } = contents[dialog]
  return (
    <Modal title={titleOf(quote.getSnapshot())} onClose={() => quote.send({ type: 'dialog.closed' })}>
      <Body />
    </Modal>
  )
}
