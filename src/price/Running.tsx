import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { wholeDollars } from '../../domain/formats'
import type { placeholderMachine } from '../../machines/quote/placeholder.machine'
import { selectPlaceholder } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'

/** A figure that nobody takes for a price: it runs, it is faint, and it has no cents. With reduced motion it is none. */
export function Running() {
  const placeholder = useQuote(selectPlaceholder)
  return (
    <span aria-hidden="true" className="text-ink-faint">
      {placeholder && (
        <span className="motion-reduce:hidden">
          <Ticking placeholder={placeholder} />
        </span>
      )}
      <span className={placeholder ? 'hidden motion-reduce:inline' : ''}>…</span>
    </span>
  )
}

/** Alone in listening to the ticks. */
function Ticking({ placeholder }: { placeholder: ActorRefFrom<typeof placeholderMachine> }) {
  return wholeDollars(useSelector(placeholder, (snapshot) => snapshot.context.amount))
}
