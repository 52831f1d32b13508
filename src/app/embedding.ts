import { isHello, type Report } from '../embed/messages'

/** the newest of each type, for a page that greets us later */
const newest = new Map<Report['type'], Report>()
let greeted: { readonly page: Window; readonly origin: string } | null = null

const send = (message: Report) => greeted?.page.postMessage(message, greeted.origin)

/**
 * The page around our frame. It may frame us, because the server allows it (`frame-ancestors`); the price and the
 * purchase go to its origin only, once it has greeted us.
 */
export const embedding = {
  /** Waits for the greeting; another window cannot give it. */
  listen: (page: Window): void =>
    page.addEventListener('message', ({ source, origin, data }) => {
      if (source !== page.parent || origin === 'null' || !isHello(data) || greeted?.origin === origin) return
      greeted = { page: page.parent, origin }
      for (const message of newest.values()) send(message)
    }),
  report: (message: Report): void => {
    newest.set(message.type, message)
    send(message)
  },
}
