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
      return missed === undefined ? await load() : (moduleIn(await fetchFrom(`${missed}?again=${tries}`)) as Part)
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
 * A file that other files import too exports the module under a short name, and the build's own `import` unwraps it.
 * Without that, the part that is drawn would be undefined.
 */
const moduleIn = (file: object): object => ('default' in file ? file : (Object.values(file).find(isModule) ?? file))
const isModule = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Reflect.get(value, Symbol.toStringTag) === 'Module'

/** Safari's error names no address, so the same import is tried again. */
const addressIn = (failure: unknown) => {
  const address = failure instanceof Error ? /https?:\/\/[^\s?]+/.exec(failure.message)?.[0] : undefined
  return address?.includes('.js') ? address.slice(0, address.lastIndexOf('.js') + '.js'.length) : undefined
}
