/**
 * Imports a lazy part of the program and retries with another query, because a browser may cache a module's failure
 * under its address. The address is read from the error.
 */
export function importing<Part>(
  load: () => Promise<Part>,
  fetchFrom: (address: string) => Promise<Part> = (address) => import(/* @vite-ignore */ address),
) {
  let missed: string | undefined
  return async (tries: number): Promise<Part> => {
    try {
      return await (missed === undefined ? load() : fetchFrom(`${missed}?again=${tries}`))
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

/** Safari's error names no address, so the same import is tried again. */
const addressIn = (failure: unknown) => {
  const address = failure instanceof Error ? /https?:\/\/[^\s?]+/.exec(failure.message)?.[0] : undefined
  return address?.includes('.js') ? address.slice(0, address.lastIndexOf('.js') + '.js'.length) : undefined
}
