import type { Purchase } from '../../../../contract/client'
import { Icon } from '../../../shared/ui/Icon'

const names = [
  ['coi_url', 'Certificate of insurance'],
  ['policy_sel_url', 'Policy'],
  ['coi_ec_url', 'Certificate of cancellation insurance'],
  ['policy_ec_url', 'Cancellation policy'],
  ['sales_receipt_url', 'Receipt'],
] as const

/** The names of the documents that a purchase makes. */
export const documentsOfPurchase = (purchase: Purchase): readonly string[] =>
  names.filter(([field]) => purchase[field] !== null).map(([, name]) => name)

/** The links of the purchase's own response, for a page that does not poll for the files. */
export function PendingDocuments({ purchase }: { purchase: Purchase }) {
  return (
    <ul className="border-b border-rule">
      {names.map(([field, name]) => {
        const url = purchase[field]
        return url === null ? null : (
          <li
            key={field}
            className="grid min-h-8 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-t border-rule py-1"
          >
            <Icon name="document" className="text-ink-soft" />
            <span className="font-strong">{name}</span>
            <a href={url} className="inline-flex min-h-(--size-target) items-center">
              Open <span className="sr-only">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
