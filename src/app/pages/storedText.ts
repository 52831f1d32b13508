import type { Struct } from 'superstruct'
import { type DraftStorage, draftStore, storedAsIs } from '../../../machines/kit/draft'
import { clearedAt } from '../routes/sessionClearing'

/** Where a customer's page keeps the texts of its boxes: in this tab, until the answers are cleared. */
export interface Keeping {
  readonly storage: DraftStorage
  readonly ownStorage?: DraftStorage
}

/**
 * The rule of the product (decision 63): text that a person has typed survives a reload. A page with a text box outside
 * the questions of a quote names here what its chart holds.
 */
export function storedText<Draft extends object>(
  { storage, ownStorage }: Keeping,
  page: string,
  shape: Struct<Draft, unknown>,
) {
  const store = draftStore(ownStorage, storedAsIs<Draft, Draft>(page, shape))
  return {
    /** from before a reload; null where nothing was typed */
    draft: store.restore(Number(storage.getItem(clearedAt))),
    /** null where nothing is to be kept, such as once it was sent */
    set: (draft: Draft | null) => store.set(draft, Date.now()),
  }
}
