import { createPath, type Location, type NavigateOptions, type Navigator, parsePath, type To } from 'react-router-dom'

/** Below which path the application lives (specification section 2). */
export const base = '/quote/'

/** Where this page leads in its own window: a page that is followed leads to one that is (inspecting.ts). */
export const leading = { to: (address: string) => address }

/** Where the reader is, for the router to draw and for the rooms to follow. */
export interface Address {
  readonly now: () => Location
  readonly follow: (listener: () => void) => () => void
  readonly navigator: Navigator
}

/**
 * The browser's address. The router's own history tells nobody but the router; here the charts hear of a move as well,
 * from above React, so that no component needs an effect to pass it on.
 */
export function startAddress(page: Window): Address {
  const { location, history, document } = page
  const read = (): Location => {
    const { pathname, search, hash } = location
    // `/quote` is the same place
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

  // a link that only changes the fragment, the back button, an address typed over this one
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
  }
}

/** Path and search below the base, as the back office's charts read it. */
export const below = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  (pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname) + search
