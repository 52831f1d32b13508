import type { ReactNode } from 'react'
import { createPath, parsePath, Router, type To } from 'react-router-dom'
import { base } from '../../src/shared/browser/route'

/** Navigation does nothing: each page shows one state. */
const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** Renders a screen at one of the product's addresses, which differs from the gallery's own. */
export function Position({ at, children }: { at: string; children: ReactNode }) {
  const { pathname = '/', search = '', hash = '' } = parsePath(at)
  const location = { pathname: base.slice(0, -1) + pathname, search, hash, state: null, key: 'default' }
  return (
    <Router basename={base} location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
