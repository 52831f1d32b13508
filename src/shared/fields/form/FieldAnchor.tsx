import type { MouseEvent, ReactNode } from 'react'

/**
 * A link to a control of the open form. It does not use the fragment, because fragments name screens in this
 * application.
 */
export function FieldAnchor({
  fieldId,
  className,
  children,
}: {
  fieldId: string
  className?: string
  children: ReactNode
}) {
  const follow = (click: MouseEvent) => {
    click.preventDefault()
    const control = document.getElementById(fieldId)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }
  return (
    <a href={`#${fieldId}`} onClick={follow} className={className}>
      {children}
    </a>
  )
}
