import type { ReactNode } from 'react'

interface Props {
  /** rows of all pages */
  readonly total: number
  readonly children: ReactNode
}

/** Says that a list has nothing. A page past its end says nothing here: the pager leads back to the last page. */
export const NoRows = ({ total, children }: Props) =>
  total === 0 && (
    <p role="status" className="py-4 text-body">
      {children}
    </p>
  )
