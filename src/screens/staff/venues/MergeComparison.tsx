import { useSelector } from '@xstate/react'
import type { VenueRow } from '../../../../contract/client'
import type { SheetAnswers } from '../../../../domain/venues/form'
import { type ComparedRow, comparedRows } from '../../../../domain/venues/words'
import {
  selectIsConfirmingMerge,
  selectIsMergeChanged,
  selectMergedVenue,
  selectMergeProblem,
  selectRemainingVenue,
  type VenueMergeRef,
} from '../../../../machines/staff/venues/venueMerge.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { Notice } from '../../../shared/ui/Notice'
import { FormProblem } from '../shared/SmallForm'
import { ChangedSheet } from './ChangedSheet'

/** Both venues side by side, and the question whether to merge them. */
export function MergeComparison({ dialog }: { dialog: VenueMergeRef }) {
  const venue = useSelector(dialog, selectMergedVenue)
  const other = useSelector(dialog, selectRemainingVenue)
  const isChanged = useSelector(dialog, selectIsMergeChanged)
  const isConfirming = useSelector(dialog, selectIsConfirmingMerge)
  const problem = useSelector(dialog, selectMergeProblem)
  if (!venue || !other) return null
  const { different, same } = comparedRows(venue.sheet as SheetAnswers, other.sheet as SheetAnswers)
  const sides = [venue.row, other.row] as const
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <h3 tabIndex={-1} ref={focusOnMount} className="text-h3 font-strong">
        {other.row.known_as} remains
      </h3>
      {isChanged && <ChangedSheet>Compare both again.</ChangedSheet>}
      {isLost(venue.row, other.row) && (
        <Notice tone="attention" title={`${other.row.known_as} is a draft`}>
          <p>Buyers then find neither of the two until you verify it.</p>
        </Notice>
      )}
      {different.length > 0 ? (
        <Table caption="Different" sides={sides} rows={different} />
      ) : (
        <p>Both lists say the same.</p>
      )}
      {same.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-(--size-target) cursor-pointer items-center">
            {same.length} answers are the same
          </summary>
          <Table caption="The same" sides={sides} rows={same} />
        </details>
      )}
      <p>
        The answers of {other.row.known_as} count. Those of {venue.row.known_as} are not copied.
      </p>
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="main" onClick={() => dialog.send({ type: 'merge.requested' })}>
          Merge the two
        </Button>
        <LinkButton onClick={() => dialog.send({ type: 'venue.dropped' })}>Choose another venue</LinkButton>
      </Actions>
      {isConfirming && (
        <Modal title={`Merge ${venue.row.known_as} into ${other.row.known_as}?`} onClose={close}>
          <p>
            {venue.row.known_as} disappears from the directory. Its code {venue.row.code} and its quotes then lead to{' '}
            {other.row.known_as}, and its mailed links end.
          </p>
          <p className="font-strong">This cannot be undone. The history keeps your name.</p>
          <Actions className="mt-2">
            <Button tone="stop" onClick={() => dialog.send({ type: 'merge.confirmed' })}>
              Merge
            </Button>
            <LinkButton onClick={close}>Keep both</LinkButton>
          </Actions>
        </Modal>
      )}
    </>
  )
}

/** Whether buyers find a venue today, and none after the merge. */
const isLost = (merged: VenueRow, remaining: VenueRow) => merged.status !== 'draft' && remaining.status === 'draft'

interface TableProps {
  readonly caption: string
  readonly sides: readonly [VenueRow, VenueRow]
  readonly rows: readonly ComparedRow[]
}

const cell = 'py-1 pe-1.5 align-baseline last:pe-0'

const Table = ({ caption, sides, rows }: TableProps) => (
  <table className="w-full table-fixed border-collapse text-dense">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-ink text-note text-ink-soft *:pb-1 *:text-start">
        <td />
        {sides.map(({ known_as, code }, at) => {
          const fate = at === 0 ? 'is merged' : 'remains'
          return (
            <th key={fate} scope="col" className="plain-weight pe-1.5">
              {known_as}
              <span className="block">
                {code}, {fate}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, label, answers: [own, remaining] }) => (
        <tr key={name} className="border-b border-rule">
          <th scope="row" className={`${cell} plain-weight text-start text-ink-soft`}>
            {label}
          </th>
          <td className={`${cell} whitespace-pre-line`}>{own}</td>
          <td className={`${cell} whitespace-pre-line`}>{remaining}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
