import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { focusOnMount } from '../../shared/browser/focus'
import { Link } from '../../shared/ui/Link'

export function BackToQuote() {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: '/', search }} className="link">
      Back to the quote
    </Link>
  )
}

/** A page that looks like a step, without a number. */
export function RainPage({
  title,
  isNews = false,
  children,
}: {
  title: string
  isNews?: boolean
  children: ReactNode
}) {
  return (
    <div className="max-w-(--container-steps) border-t-2 border-ink pt-4 pb-7">
      <h1 tabIndex={-1} ref={isNews ? focusOnMount : null} className="display text-h1">
        {title}
      </h1>
      {children}
    </div>
  )
}
