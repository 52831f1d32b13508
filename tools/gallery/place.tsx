import type { ReactNode } from 'react'
import { createPath, parsePath, Router, type To } from 'react-router-dom'
import { base } from '../../src/shared/browser/route'

/** Nobody goes anywhere: each page is of one state. */
const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** Where a screen is drawn: at an address of the product's, below its own. */
export function Position({ at, children }: { at: string; children: ReactNode }) {
  const { pathname = '/', search = '', hash = '' } = parsePath(at)
  const location = { pathname: base.slice(0, -1) + pathname, search, hash, state: null, key: 'default' }
  return (
    <Router basename={base} location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
