import type { MouseEvent, ReactNode } from 'react'

/** A link to a control of the form that is open. Not by the fragment, which names screens in this application. */
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
