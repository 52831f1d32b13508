import { isHello, type Report } from '../embed/messages'

/** The page around our frame hears the price and the purchase from it. */
export interface Embedding {
  /** Waits for the greeting; another window cannot give it. */
  readonly listen: (page: Window) => void
  readonly report: (message: Report) => void
}

/**
 * The page around our frame may frame us, because the server allows it (`frame-ancestors`). The price and the purchase
 * go to its origin only, once it has greeted us.
 */
export function makeEmbedding(): Embedding {
  /** the newest of each type, for a page that greets us later */
  const newest = new Map<Report['type'], Report>()
  let greeted: { readonly page: Window; readonly origin: string } | null = null
  const send = (message: Report) => greeted?.page.postMessage(message, greeted.origin)
  return {
    listen: (page) =>
      page.addEventListener('message', ({ source, origin, data }) => {
        if (source !== page.parent || origin === 'null' || !isHello(data) || greeted?.origin === origin) return
        greeted = { page: page.parent, origin }
        for (const message of newest.values()) send(message)
      }),
    report: (message) => {
      newest.set(message.type, message)
      send(message)
    },
  }
}

/** The one of this window. */
export const embedding = makeEmbedding()
