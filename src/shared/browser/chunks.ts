/**
 * Imports a lazy part of the program and retries with another query, because a browser may cache a module's failure
 * under its address. The address is read from the error.
 */
export function importing<Part>(
  load: () => Promise<Part>,
  fetchFrom: (address: string) => Promise<object> = (address) => import(/* @vite-ignore */ address),
) {
  let missed: string | undefined
  return async (tries: number): Promise<Part> => {
    try {
      if (missed === undefined) return await load()
      return moduleIn(await fetchFrom(`${missed}?again=${tries}`), exportNameIn(load)) as Part
    } catch (failure) {
      missed ??= addressIn(failure)
      throw failure
    }
  }
}

/**
 * Returns a function that loads a part and makes its value on first use, then reuses it. A failed load is retried on
 * the next call.
 */
export function fetchedOnce<Part, Made>(load: () => Promise<Part>, make: (part: Part) => Made): () => Promise<Made> {
  const fetchPart = importing(load)
  let tries = 0
  let made: Promise<Made> | null = null
  const missed = (failure: unknown) => {
    made = null
    throw failure
  }
  return () => {
    made ??= fetchPart(tries++).then(make).catch(missed)
    return made
  }
}

/**
 * A file of several parts exports each module under a short name, and the build's own import unwraps it, such as
 * `import('./later.js').then((e) => e.n)`. Without that name, another part would be drawn.
 */
const moduleIn = (file: object, name: string | undefined): object => {
  const named: unknown = name && Reflect.get(file, name)
  return isModule(named) ? named : file
}
const isModule = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Reflect.get(value, Symbol.toStringTag) === 'Module'
const exportNameIn = (load: () => unknown) => /\.then\(\(?(\w+)\)?\s*=>\s*\1\.(\w+)\)/.exec(String(load))?.[2]

/** Safari's error names no address, so the same import is tried again. */
const addressIn = (failure: unknown) => {
  const address = failure instanceof Error ? /https?:\/\/[^\s?]+/.exec(failure.message)?.[0] : undefined
  return address?.includes('.js') ? address.slice(0, address.lastIndexOf('.js') + '.js'.length) : undefined
}
