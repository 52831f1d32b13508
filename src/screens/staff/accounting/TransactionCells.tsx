import { amount, several } from '../../../../domain/common/formats'
import type { BookRow } from '../../../../machines/staff/accounting/accounting.select'
import { sentInWords } from './labels'

/** The transaction's description, and the transaction that it belongs to. */
export function TransactionDescription({
  row: { description, items, reference, note, card, is_elsewhere, dated, state, actor, sent = [] },
}: {
  row: BookRow
}) {
  const more = [
    card && `Card: ${card}`,
    reference && `Reference: ${reference}`,
    is_elsewhere && `Made elsewhere${dated ? ` on ${dated}` : ''}`,
    state !== 'voiding' && note,
    `By ${actor}`,
  ].filter(Boolean)
  const listed = items.length > 1 ? items : []
  return (
    <div className="max-w-(--measure) [overflow-wrap:anywhere]">
      <p className={state === 'made' ? '' : 'text-ink-faint line-through'}>{description}</p>
      {listed.map(({ item_description, amount: each }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place
        <p key={i} className="text-ink-soft">
          {item_description}: {amount(each)}
        </p>
      ))}
      <p className="text-note text-ink-soft">{more.join(' · ')}</p>
      <Sent all={sent} />
    </div>
  )
}

/** The last mail with the document; the dialog that sends it again lists them all. */
function Sent({ all }: { readonly all: NonNullable<BookRow['sent']> }) {
  const last = all.at(-1)
  if (!last) return null
  const others = all.length - 1
  return (
    <p className="text-note text-ink-soft">
      {sentInWords(last)}
      {others > 0 && `, after ${several(others, 'earlier email')}`}
    </p>
  )
}

interface AmountProps {
  readonly look: string
  readonly name: string
  readonly dollars: number
  /** 0 shows as a dash, because no money moved */
  readonly isMoved?: boolean
}

export const Amount = ({ look, name, dollars, isMoved }: AmountProps) => (
  <td className={`${look} money max-md:col-span-2 max-md:flex max-md:justify-between`}>
    <span className="md:sr-only max-md:text-ink-soft">{name} </span>
    {isMoved && dollars === 0 ? '–' : amount(dollars)}
  </td>
)
