import type { Struct } from 'superstruct'
import { clearDraft, type Drafts, draftStore, setDraft, storedAsIs, storedEach } from '../../../machines/kit/draft'
import { clearedAt } from '../routes/sessionClearing'
import type { Keeping } from './storedText'

/** The beginning of a link's token tells links apart, and opens nothing. */
const linkOf = (token: string) => token.slice(0, 12)

interface Stored<Draft> {
  /** of the store in the tab */
  readonly name: string
  readonly shape: Struct<Draft, unknown>
  /** of the answers; others are of an older release */
  readonly names: readonly string[]
}

/** The unsaved changes of forms behind mailed links: in this tab, until they are saved or discarded. */
export function linkDrafts<Draft extends object>(
  { storage, ownStorage }: Keeping,
  { name, shape, names }: Stored<Draft>,
) {
  const store = draftStore(ownStorage, storedEach(storedAsIs<Draft, Draft>(name, shape)))
  let drafts: Drafts<Draft> = store.restore(Number(storage.getItem(clearedAt))) ?? {}
  const onlyKnown = (draft: Draft) =>
    Object.fromEntries(Object.entries(draft).filter(([answer]) => names.includes(answer))) as Draft
  return {
    /** Null where nothing is unsaved. */
    of(token: string): Draft | null {
      const { [linkOf(token)]: draft } = drafts
      return draft ? onlyKnown(draft) : null
    },
    set(token: string, draft: Draft | null) {
      drafts = draft ? setDraft(drafts, linkOf(token), draft) : clearDraft(drafts, linkOf(token))
      store.set(drafts, Date.now())
    },
  }
}
