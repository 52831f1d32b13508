import { useSelector } from '@xstate/react'
import type { MovedLine, VersionComparison, VersionedOffer } from '../../../../contract/client'
import { amount, dollars, signedDollars } from '../../../../domain/common/formats'
import { lineWords } from '../../../../domain/worksheet'
import {
  selectComparison,
  selectIsOfOtherVersion,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Button } from '../../../shared/ui/Button'
import { catalogueInWords, outcomeInWords } from '../shared/versionLabels'

const rows: readonly (readonly [string, (offer: VersionedOffer) => string])[] = [
  ['Catalogue', catalogueInWords],
  ['Rates', ({ rating_plan }) => rating_plan],
  ['Outcome', ({ outcome }) => outcomeInWords[outcome]],
  ['Amount due, $', ({ price }) => (price ? amount(price.pricing_detail.amount_due) : '–')],
]

/** The quote's price by its own versions beside today's, with the differences. */
export function Comparison({ workspace }: { workspace: WorkspaceRef }) {
  const comparison = useSelector(workspace, selectComparison)
  const isOther = useSelector(workspace, selectIsOfOtherVersion)
  if (!comparison) return null
  const { own, today, difference, moved } = comparison
  return (
    <div>
      <h3 tabIndex={-1} ref={focusOnMount} className="mb-0.5 font-strong">
        Beside today’s
      </h3>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-note text-ink-soft *:pb-1 *:text-end *:first:text-start">
            <td />
            <th scope="col" className="plain-weight pe-1.5">
              Its own
            </th>
            <th scope="col" className="plain-weight">
              Today’s
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} className="border-b border-rule *:py-1 *:align-baseline">
              <th scope="row" className="plain-weight pe-1.5 text-start text-ink-soft">
                {name}
              </th>
              <td className="pe-1.5 text-end">{of(own)}</td>
              <td className="text-end">{of(today)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {difference !== null && (
        <p className="flex justify-between gap-2 py-1 font-strong">
          Difference <span className="money">{difference === 0 ? 'None' : signedDollars(difference)}</span>
        </p>
      )}
      <ChangedAmounts lines={moved} of={comparison} />
      <Reasons offer={today} />
      <div className="pt-1.5">
        {isOther ? (
          <Button isDense onClick={() => workspace.send({ type: 'move.requested' })}>
            Move to today’s version
          </Button>
        ) : (
          <p className="text-ink-soft">The quote has today’s version.</p>
        )}
      </div>
    </div>
  )
}

/** Each amount that differs, with the reason. */
function ChangedAmounts({ lines, of: { own, today } }: { lines: readonly MovedLine[]; of: VersionComparison }) {
  const nameOf = (field: string) => {
    const line = [today, own].flatMap(({ price }) => price?.worksheet ?? []).find((one) => one.field === field)
    return line ? lineWords(line).label : field
  }
  return (
    <ul>
      {lines.map(({ field, from, to, because }) => (
        <li key={field} className="flex items-baseline justify-between gap-2 border-t border-rule py-1">
          <span>
            {nameOf(field)}
            <span className="block text-note text-ink-soft">
              {dollars(from)} before, {dollars(to)} after. {because.join(' ')}
            </span>
          </span>
          <span className="money">{signedDollars(to - from)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Why today's versions give no price. */
function Reasons({ offer: { reasons } }: { offer: VersionedOffer }) {
  return (
    <ul>
      {reasons.map(({ code, text }) => (
        <li key={code} className="border-t border-rule py-1">
          {text}
        </li>
      ))}
    </ul>
  )
}
