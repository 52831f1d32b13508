import { Changes } from './Changes'
import { Lines } from './Lines'

/** How a price comes about. The words of its lines are fetched apart from the first page, which has no price yet. */
export default function Breakdown({ hasLines }: { hasLines: boolean }) {
  return (
    <>
      <Changes />
      {hasLines && <Lines />}
    </>
  )
}
