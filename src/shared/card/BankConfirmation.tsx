import { useRef } from 'react'
import type { Authentication } from '../../../contract/problem'
import { focusOnMount } from '../browser/focus'
import { Actions, Button } from '../ui/Button'
import { timeOf } from '../ui/clock'
import { Notice } from '../ui/Notice'

interface Props {
  readonly authentication: Authentication
  /** the bank's page may be done: time to ask the server */
  readonly onMoved: () => void
  readonly onCanceled: () => void
}

/**
 * The cardholder confirms the payment with the bank (3-D Secure): in a frame here, or in one of the processor over the page.
 * The server is asked how it ended; the frame only tells when to ask.
 */
export function BankConfirmation({ authentication, onMoved, onCanceled }: Props) {
  return (
    // the pressed button is gone, so this result takes the focus
    <section tabIndex={-1} ref={focusOnMount} className="mt-4 scroll-mt-3" aria-labelledby="bank-confirmation">
      <Notice
        tone="attention"
        title={<span id="bank-confirmation">Confirm this payment with your bank</span>}
        role="status"
      >
        <p>
          Nothing has been charged so far. Your bank asks you to confirm the payment, for example in its app or with a
          code.
        </p>
        <p>You can reload this page, or come back to it: the payment continues here.</p>
      </Notice>
      <BankPage authentication={authentication} onMoved={onMoved} />
      <Actions className="mt-3">
        <Button onClick={onCanceled}>Cancel this payment</Button>
      </Actions>
    </section>
  )
}

/** Until when the bank waits, and its page, unless the processor shows that over ours. */
export function BankPage({ authentication: { page_url, until }, onMoved }: Omit<Props, 'onCanceled'>) {
  return (
    <>
      <p className="mt-1.5">The bank waits until {timeOf(new Date(until))}. Then the payment ends without a charge.</p>
      {page_url && <BankFrame url={page_url} onMoved={onMoved} />}
    </>
  )
}

/** A page of the bank that loads after the first one is its answer. */
function BankFrame({ url, onMoved }: { url: string; onMoved: () => void }) {
  const isFirst = useRef(true)
  return (
    <iframe
      title="The bank’s page"
      src={url}
      onLoad={() => {
        if (!isFirst.current) onMoved()
        isFirst.current = false
      }}
      className="mt-3 block h-30 w-full max-w-(--measure) border border-rule bg-sheet"
    />
  )
}
