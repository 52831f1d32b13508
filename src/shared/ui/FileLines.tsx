import type { ReactNode } from 'react'
import { countOf } from '../../../domain/common/formats'

/** a longer list would hide the buttons below it */
const mostShown = 100
/** so few lines show in full; a list of more scrolls within itself, with a shadow at the edge that has more */
const mostInFull = 6

interface FileLinesProps<Line> {
  readonly title: string
  /** each with its number in the file */
  readonly rows: readonly Line[]
  readonly children: (row: Line) => ReactNode
}

/** Lines of a file before its import, under a title with their count. Nothing without a line. */
export const FileLines = <Line extends { readonly line: number }>({ title, rows, children }: FileLinesProps<Line>) =>
  rows.length > 0 && (
    <section aria-label={title}>
      <h4 className="font-strong">
        {title} ({countOf(rows.length)})
      </h4>
      {/* a scrolling region takes the focus, so that the keyboard can scroll it */}
      <ul
        aria-label={title}
        className={`border-b border-rule ${rows.length > mostInFull ? 'scroll-edges max-h-[18rem] overflow-y-auto' : ''}`}
        {...(rows.length > mostInFull && { tabIndex: 0 })}
      >
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.line} className="border-t border-rule py-1 wrap-anywhere">
            {children(row)}
          </li>
        ))}
        {rows.length > mostShown && (
          <li className="border-t border-rule py-1 text-ink-soft">and {countOf(rows.length - mostShown)} more</li>
        )}
      </ul>
    </section>
  )
