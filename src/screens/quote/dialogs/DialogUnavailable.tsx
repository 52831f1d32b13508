import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Close, panelLook, positionStyle, titleLook } from '../../../shared/ui/DialogPanel'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { Unreachable, unreachableTitle } from './Unreachable'

/**
 * Shown where the dialogs cannot be fetched. It must not depend on the server, because it reports that the server is
 * out of reach.
 */
export function DialogUnavailable() {
  const quote = useQuoteRef()
  const title = useQuote(unreachableTitle)
  const close = () => quote.send({ type: 'dialog.closed' })
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="dialog-title"
      className={`${positionStyle} bg-scrim`}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={panelLook}>
        <h2 id="dialog-title" tabIndex={-1} ref={focusOnMount} className={titleLook}>
          {title}
        </h2>
        <Close onClose={close} />
        <Unreachable isDetailed />
        <Actions className="mt-2">
          <Button tone="main" onClick={close}>
            Back to my answers
          </Button>
        </Actions>
      </div>
    </div>
  )
}
