/**
 * How a lazy part of the program is fetched, and fetched again. A browser may keep the failure of a module under the
 * module's address, so the next try asks for it under another query; which address that was, the failure tells.
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

/** What a part makes, fetched when it is first reached for, and kept; what did not come is fetched again the next time. */
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

/** Safari's failure names no address; there the same import is tried again. */
const addressIn = (failure: unknown) => {
  const address = failure instanceof Error ? /https?:\/\/[^\s?]+/.exec(failure.message)?.[0] : undefined
  return address?.includes('.js') ? address.slice(0, address.lastIndexOf('.js') + '.js'.length) : undefined
}
