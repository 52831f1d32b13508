import { any, nullable, number, object, optional, record, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, storedAsIs } from '../../kit/draft'
import { draftsWith, type Written } from './underwriting.form'
import type { underwritingMachine } from './underwriting.machine'

type Snapshot = SnapshotFrom<typeof underwritingMachine>

const answers = record(string(), any())
const shape = object({
  typed: object({ of: nullable(string()), version: optional(nullable(number())), began: answers, answers }),
  drafts: record(string(), answers),
})

/** The form about the open quote, and the drafts about others. */
export const underwritingDraft: DraftedPage<Snapshot, Written, typeof shape.TYPE> = {
  ...storedAsIs<Written, typeof shape.TYPE>('underwriting', shape),
  // an earlier release stored no version
  unpack: ({ typed, drafts }) => ({ typed: { ...typed, version: typed.version ?? null }, drafts }),
  draftIn: ({ context: { typed, drafts } }) =>
    Object.keys(draftsWith(typed, drafts)).length > 0 ? { typed, drafts } : null,
}
