/** Browser features that jsdom lacks. It has no layout, so observers have nothing to report. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** user-event needs it to move between radio buttons */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

/** jsdom has no width: on `wide` every width query matches, on `phone` none does. There is no touch input. */
export const widthOf = (place: 'wide' | 'phone') => (query: string) =>
  Object.assign(new EventTarget(), { matches: place === 'wide' && query.includes('width') }) as MediaQueryList
globalThis.matchMedia ??= widthOf('wide')
/** A page counts its visit once a part has arrived, which may be after its test: it then counts as a later one is hidden. */
navigator.sendBeacon ??= () => true
