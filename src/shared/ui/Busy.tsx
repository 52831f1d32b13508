import type { ReactNode } from 'react'

/** The busy mark: five of the valance's scallops, lighting in turn. */
function Scallops() {
  return (
    <div className="scallops" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

/**
 * The busy overlay over a waiting page, with its text. It appears after 300 ms, so that a fast response does not flash.
 */
export function Busy({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="shown-late fixed inset-0 z-(--layer-busy) grid place-content-center justify-items-center gap-3 bg-veil px-(--gutter-phone) pt-(--window-top) pb-(--window-bottom) text-center print:hidden">
      <Scallops />
      <p role="status" className="display text-h2">
        {text}
      </p>
      {children && (
        <p role="status" className="text-ink-soft">
          {children}
        </p>
      )}
    </div>
  )
}

/** A screen that is loading: the same mark without the overlay. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="shown-late grid justify-items-center gap-2 py-12">
      <Scallops />
      <p className="font-strong">{text}</p>
    </div>
  )
}
