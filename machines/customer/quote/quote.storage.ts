import { draftText } from '../../kit/draftText'
import type { Saved } from './quote.draft'
import { last, unnamed } from './quote.keys'

/** The methods of the browser's storage that are used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (contactId: string | null) => (contactId === null ? unnamed : `${unnamed}.${contactId}`)

/**
 * Stores quotes in the browser across reloads. Each contact has an entry of its own, so that two quotes in two tabs do
 * not overwrite each other; a quote without a contact has one too. `own` belongs to the tab, so that two tabs with the
 * same quote do not overwrite each other either, and is read first. If the browser refuses to store, a reload starts
 * from the server.
 */
export function quoteStore(shared: DraftStorage, own: DraftStorage = nowhere) {
  const storage: DraftStorage = {
    // clearing for all tabs clears this tab's entry too
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
    /**
     * The stored text of a contact's quote. Without an id: the quote that has no contact yet, or else the one opened
     * last.
     */
    read: (contactId: string | null): string | null =>
      attempt(() => {
        const begun = contactId === null && storage.getItem(unnamed)
        return begun || storage.getItem(keyOf(contactId ?? storage.getItem(last)))
      }) ?? null,
    write: (saved: Saved) =>
      attempt(() => {
        storage.setItem(keyOf(saved.contactId), draftText(saved))
        if (saved.contactId === null) return
        // reading is faster than writing, and each keystroke waits for it
        const isLast = storage.getItem(last) === saved.contactId
        // a purchase that was shown opens only by its address; without one, a new quote starts
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

/** Whether the entry without a contact is another quote with answers, and not an older copy of this one. */
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
