import type { Contact, WorksheetLine } from '../../../../contract/client'
import { amount, dollars } from '../../../../domain/common/formats'
import { groupsOf, lineWords } from '../../../../domain/worksheet'
import { inShort } from './contactSummary'
import { Disclosure } from './Disclosure'

/** The stored price, line by line, with the reason under each. */
export function PriceLines({ contact }: { contact: Contact }) {
  const { price } = contact
  const { amount_due: due } = inShort(contact)
  return (
    <Disclosure title="Price" note={due === null ? null : dollars(due)}>
      {!price && <p className="pt-1 text-ink-soft">{withoutPrice(contact)}</p>}
      {price &&
        groupsOf(price.worksheet).map(({ group, title, lines }) => <Group key={group} title={title} lines={lines} />)}
      {price && (
        <p className="mt-1 flex items-baseline justify-between gap-2 border-t border-ink pt-1.25 font-strong">
          {totalName(contact)}, $ <span className="money double-rule">{amount(price.pricing_detail.amount_due)}</span>
        </p>
      )}
    </Disclosure>
  )
}

/** Nothing of the price is due once the quote is a policy; a later change has its own amount. */
const totalName = ({ customFields: { policy_number } }: Contact) =>
  policy_number === null ? 'Amount due' : 'Premium, taxes and fees'

const withoutPrice = (contact: Contact) => {
  const { amount_due: due } = contact.customFields
  return due === null || due === undefined ? 'No price yet.' : `${totalName(contact)}, $ ${amount(due)}`
}

function Group({ title, lines }: { title: string; lines: readonly WorksheetLine[] }) {
  return (
    <>
      <h3 className="pt-2 pb-0.5 text-note text-ink-soft">{title}</h3>
      <ul>
        {lines.map((line, i) => {
          const { label, reason, isIncluded } = lineWords(line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and are drawn once
            <li key={i} className="flex items-baseline justify-between gap-2 border-t border-rule py-1">
              <span>
                {label}
                <span className="block text-note text-ink-soft">{reason}</span>
              </span>
              <span className={`money ${isIncluded ? 'text-ink-soft' : ''}`}>
                {isIncluded ? 'Included' : amount(line.amount)}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
