import type { Saved } from './quote.saved'

/** The browser's storage, as far as it is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const unnamed = 'marquee.quote'
const last = 'marquee.quote.last'
const placeOf = (contactId: string | null) => (contactId === null ? unnamed : `${unnamed}.${contactId}`)

/**
 * Where quotes outlive a reload: one place a contact, so that two of them in two tabs do not write over each other, and
 * one for a quote that has no contact yet. `own` is the tab's, so that two tabs on one quote do not either; it comes first.
 * A browser may refuse to keep anything: then a reload starts from the server.
 */
export function quoteStore(shared: Shelf, own: Shelf = nowhere) {
  const shelf: Shelf = {
    // what was cleared for all is not to be found here either
    getItem: (place) => shared.getItem(place) && (own.getItem(place) ?? shared.getItem(place)),
    setItem: (place, text) => {
      shared.setItem(place, text)
      own.setItem(place, text)
    },
    removeItem: (place) => {
      shared.removeItem(place)
      own.removeItem(place)
    },
  }
  return {
    /** The text of a contact's quote; without one, of what has no contact yet, or else of the quote that was open last. */
    read: (contactId: string | null): string | null =>
      attempt(() => {
        const begun = contactId === null && shelf.getItem(unnamed)
        return begun || shelf.getItem(placeOf(contactId ?? shelf.getItem(last)))
      }) ?? null,
    write: (saved: Saved) =>
      attempt(() => {
        shelf.setItem(placeOf(saved.contactId), JSON.stringify(saved))
        if (saved.contactId === null) return
        // looking is quicker than writing, which each key waits for
        const isLast = shelf.getItem(last) === saved.contactId
        // what was bought and shown is opened by its address alone: without one, another quote begins
        if (saved.wasShown && isLast) shelf.removeItem(last)
        else if (!saved.wasShown && !isLast) shelf.setItem(last, saved.contactId)
        const begun = shelf.getItem(unnamed)
        if (begun !== null && !isOther(begun, saved)) shelf.removeItem(unnamed)
      }),
    forget: (contactId: string | null) =>
      attempt(() => {
        shelf.removeItem(placeOf(contactId))
        if (shelf.getItem(last) === contactId) shelf.removeItem(last)
      }),
  }
}

/** Whether what has no contact yet is another quote in which something is typed, and not this one before it got its own. */
function isOther(begun: string, { key }: Saved): boolean {
  const { key: its, unsaved } = JSON.parse(begun) as Partial<Saved>
  return its !== key && (unsaved?.length ?? 0) > 0
}

const nowhere: Shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
