import { useSyncExternalStore } from 'react'
import type { FieldName } from '../../../../domain/application'
import type { Kind } from '../../../../domain/application/fields/field'
import { type QuoteRef, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { sharedSelection } from '../../../shared/fields/control/sharedSelection'
import { lazily } from '../../../shared/ui/LazyPart'

export interface Props {
  readonly name: FieldName
  readonly kind: Kind
}

const DeclineNotice = lazily(() => import('./DeclineNotice'), null)
export const { preload: preloadBecause, arrival: becauseArrival } = DeclineNotice

/** Shown under the answer that prevents a price. Most quotes never need it, so it is fetched apart. */
export function withheldIn(quote: QuoteRef) {
  const reasons = sharedSelection(quote, selectReasons)
  return (props: Props) => {
    const now = () => reasons.now().find(({ field }) => field === props.name)
    const reason = useSyncExternalStore(reasons.follow, now, now)
    return reason ? <DeclineNotice reason={reason} {...props} /> : null
  }
}
