import { any, nullable, number, object, optional, record, string, union } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, storedAsIs } from '../../kit/draft'
import { draftsWith, type TypedDraft, type Written } from './underwriting.form'
import type { underwritingMachine } from './underwriting.machine'

type Snapshot = SnapshotFrom<typeof underwritingMachine>

const answers = record(string(), any())
const shape = object({
  typed: object({ of: nullable(string()), version: optional(nullable(number())), began: answers, answers }),
  // an earlier release stored the answers alone
  drafts: record(string(), union([object({ version: nullable(number()), answers }), answers])),
})

const versioned = (draft: (typeof shape.TYPE)['drafts'][string]): TypedDraft =>
  'answers' in draft ? (draft as TypedDraft) : { version: null, answers: draft }

/** The form about the open quote, and the drafts about others. */
export const underwritingDraft: DraftedPage<Snapshot, Written, typeof shape.TYPE> = {
  ...storedAsIs<Written, typeof shape.TYPE>('underwriting', shape),
  // an earlier release stored no version
  unpack: ({ typed, drafts }) => ({
    typed: { ...typed, version: typed.version ?? null },
    drafts: Object.fromEntries(Object.entries(drafts).map(([id, draft]) => [id, versioned(draft)])),
  }),
  draftIn: ({ context: { typed, drafts } }) =>
    Object.keys(draftsWith(typed, drafts)).length > 0 ? { typed, drafts } : null,
}
