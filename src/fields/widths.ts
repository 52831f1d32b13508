import type { Kind, Width } from '../../domain/application/field'

/** How wide a control is says how long its answer is. */
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
 * The columns of fields that stand side by side: a short one keeps its width, the others share the rest. A day needs
 * room for what we say beside it.
 */
export const columnsOf = (all: readonly { readonly kind: Kind; readonly width?: Width }[]) =>
  all
    .map(({ kind, width }) =>
      kind !== 'date' && typeof width === 'number' && width <= 160 ? 'fit-content(10rem)' : 'minmax(0, 1fr)',
    )
    .join(' ')
