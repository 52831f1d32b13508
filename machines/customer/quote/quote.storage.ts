import type { Saved } from './quote.draft'

/** The browser's storage, as far as it is needed. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const unnamed = 'marquee.quote'
const last = 'marquee.quote.last'
const keyOf = (contactId: string | null) => (contactId === null ? unnamed : `${unnamed}.${contactId}`)

/**
 * Where quotes outlive a reload: one place a contact, so that two of them in two tabs do not write over each other, and
 * one for a quote that has no contact yet. `own` is the tab's, so that two tabs on one quote do not either; it comes first.
 * A browser may refuse to keep anything: then a reload starts from the server.
 */
export function quoteStore(shared: DraftStorage, own: DraftStorage = nowhere) {
  const storage: DraftStorage = {
    // what was cleared for all is not to be found here either
    getItem: (key) => shared.getItem(key) && (own.getItem(key) ?? shared.getItem(key)),
    setItem: (key, text) => {
      shared.setItem(key, text)
      own.setItem(key, text)
    },
    removeItem: (key) => {
      shared.removeItem(key)
      own.removeItem(key)
    },
  }
  return {
    /** The text of a contact's quote; without one, of what has no contact yet, or else of the quote that was open last. */
    read: (contactId: string | null): string | null =>
      attempt(() => {
        const begun = contactId === null && storage.getItem(unnamed)
        return begun || storage.getItem(keyOf(contactId ?? storage.getItem(last)))
      }) ?? null,
    write: (saved: Saved) =>
      attempt(() => {
        storage.setItem(keyOf(saved.contactId), JSON.stringify(saved))
        if (saved.contactId === null) return
        // looking is quicker than writing, which each key waits for
        const isLast = storage.getItem(last) === saved.contactId
        // what was bought and shown is opened by its address alone: without one, another quote begins
        if (saved.wasShown && isLast) storage.removeItem(last)
        else if (!saved.wasShown && !isLast) storage.setItem(last, saved.contactId)
        const begun = storage.getItem(unnamed)
        if (begun !== null && !isOther(begun, saved)) storage.removeItem(unnamed)
      }),
    forget: (contactId: string | null) =>
      attempt(() => {
        storage.removeItem(keyOf(contactId))
        if (storage.getItem(last) === contactId) storage.removeItem(last)
      }),
  }
}

/** Whether what has no contact yet is another quote in which something is typed, and not this one before it got its own. */
function isOther(begun: string, { key }: Saved): boolean {
  const { key: its, unsaved } = JSON.parse(begun) as Partial<Saved>
  return its !== key && (unsaved?.length ?? 0) > 0
}

const nowhere: DraftStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
