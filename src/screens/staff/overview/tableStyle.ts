const head = 'sticky top-0 border-b border-ink bg-paper py-1 align-bottom text-note plain-weight text-ink-soft'

/** The style of number tables: text columns first, every number aligned to the end. */
export const numbers = {
  firstHead: `${head} w-2/5 pe-2 text-start`,
  head: `${head} ps-2 text-end`,
  row: 'border-b border-rule hover:bg-well',
  first: 'py-0.75 pe-2 text-start plain-weight',
  cell: 'money py-0.75 ps-2 whitespace-nowrap',
} as const
