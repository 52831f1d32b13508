/** What jsdom lacks and a browser has. Nothing is laid out here, so there is nothing to observe. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** user-event asks for it to walk from one radio to the next */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

/** jsdom has no width: as on a desk every query of a width holds, and on a phone none. Nobody points with a finger here. */
export const widthOf = (place: 'wide' | 'phone') => (query: string) =>
  Object.assign(new EventTarget(), { matches: place === 'wide' && query.includes('width') }) as MediaQueryList
globalThis.matchMedia ??= widthOf('wide')
