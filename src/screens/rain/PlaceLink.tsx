import type { MouseEvent, ReactNode } from 'react'

/** A link to a control of the form. Not by the fragment, which is this screen's address. */
export function PlaceLink({ place, className, children }: { place: string; className?: string; children: ReactNode }) {
  const follow = (click: MouseEvent) => {
    click.preventDefault()
    const control = document.getElementById(place)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }
  return (
    <a href={`#${place}`} onClick={follow} className={className}>
      {children}
    </a>
  )
}
