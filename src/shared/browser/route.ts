import { createPath, type Location, type NavigateOptions, type Navigator, parsePath, type To } from 'react-router-dom'

/** The application's base path (specification section 2). */
export const base = '/quote/'

/**
 * Rewrites the address of a link that opens in this window. The recorder replaces it, so that an inspected page leads
 * to an inspected page (inspector.ts).
 */
export const leading = { to: (address: string) => address }

/** The current address, for the router to draw and for the pages to follow. */
export interface Address {
  readonly now: () => Location
  readonly follow: (listener: () => void) => () => void
  readonly navigator: Navigator
  /** whether back and forward restore the scroll position of the current entry, and of those made after it */
  readonly setScrollRestoration: (does: boolean) => void
}

/**
 * The browser's address. The router's own history notifies only the router; this one also notifies the charts from
 * outside React, so that no component needs an effect to pass a move on.
 */
export function startAddress(page: Window): Address {
  const { location, history, document } = page
  const read = (): Location => {
    const { pathname, search, hash } = location
    // `/quote` is the same page
    return { pathname: `${pathname}/` === base ? base : pathname, search, hash, state: history.state, key: 'default' }
  }
  const listeners = new Set<() => void>()
  let now = read()
  const moved = () => {
    now = read()
    for (const listener of listeners) listener()
  }
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const go = (how: 'pushState' | 'replaceState') => (to: To, state?: unknown, options?: NavigateOptions) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    const isElsewhere = pathname !== undefined && pathname !== now.pathname
    history[how](state ?? null, '', leading.to(createHref(to)))
    moved()
    if (isElsewhere && !options?.preventScrollReset) document.documentElement.scrollTop = 0
  }

  const setRestoration = (does: boolean) => {
    history.scrollRestoration = does ? 'auto' : 'manual'
  }
  let restores = true
  // a reload always returns to its position
  page.addEventListener('pagehide', () => setRestoration(true))
  page.addEventListener('pageshow', () => setRestoration(restores))
  // a fragment link, the back button, or an address typed over this one
  page.addEventListener('popstate', moved)
  return {
    now: () => now,
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigator: {
      createHref,
      go: (steps) => history.go(steps),
      push: go('pushState'),
      replace: go('replaceState'),
    },
    setScrollRestoration: (does) => {
      restores = does
      setRestoration(does)
    },
  }
}

/** Path and search below the base, for the back office's charts. */
export const below = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  (pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname) + search
