/** What jsdom lacks and a browser has. Nothing is laid out here, so there is nothing to observe. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** user-event asks for it to walk from one radio to the next */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS
