import { type ReactNode, useId } from 'react'

/** A titled section of the inspector. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 border-t-2 border-ink pt-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id={id} tabIndex={-1} className="text-lead font-strong">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
