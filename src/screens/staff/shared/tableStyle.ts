const head =
  'sticky top-0 z-(--layer-sticky) border-b border-ink bg-paper py-1.25 pe-1.5 align-middle text-note whitespace-nowrap last:pe-0'

/** Each table sets its own columns for a phone. */
const grid = 'border-b border-rule hover:bg-well max-md:grid max-md:gap-x-2 max-md:py-1.5'

/** The look of the back office's tables; below 768 px a row is a small grid. */
export const tableLook = {
  head,
  words: `${head} text-start plain-weight text-ink-soft`,
  /** a title with an arrow: aligned by its line, because the arrow alone would be its baseline and raise it */
  sorted: 'inline-flex items-center gap-0.5 align-top',
  cell: 'py-1 pe-1.5 align-baseline plain-weight last:pe-0 max-md:p-0',
  /** of a row with a mark to check, which is higher than a line */
  marked: 'py-1 pe-1.5 align-middle plain-weight last:pe-0 max-md:p-0',
  cut: 'max-w-30 overflow-hidden text-ellipsis whitespace-nowrap max-desk:max-w-16 max-md:max-w-none',
  grid,
  row: `${grid} max-md:grid-cols-[minmax(0,1fr)_auto]`,
} as const
