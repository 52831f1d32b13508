import type { ReactNode } from 'react'
import type { Kind, Width } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'

/** A control's width matches the length of its answer. */
export const widthOf = (width: Width = 'full') => `max-w-full ${widths[width]}`
const widths: Record<Width, string> = {
  96: 'w-12',
  128: 'w-16',
  160: 'w-20',
  256: 'w-32',
  416: 'w-52',
  full: 'w-full',
}

/**
 * The columns of fields in a row: a short field keeps its width, the others share the rest. A date needs room for the
 * note beside it.
 */
const columnsOf = (all: readonly { readonly kind: Kind; readonly width?: Width }[]) =>
  all
    .map(({ kind, width }) =>
      kind !== 'date' && typeof width === 'number' && width <= 160 ? 'fit-content(10rem)' : 'minmax(0, 1fr)',
    )
    .join(' ')

/** Fields side by side on a wide screen. An error grows upwards, so that the controls stay on one line. */
export function Row({ questions, children }: { questions: readonly Question<string>[]; children: ReactNode }) {
  if (questions.length === 1) return children
  return (
    <div
      className="grid items-end gap-3 sm:grid-cols-(--columns)"
      style={{ '--columns': columnsOf(questions) } as Record<string, string>}
    >
      {children}
    </div>
  )
}
