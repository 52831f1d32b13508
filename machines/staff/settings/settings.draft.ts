import { enums, nullable, object, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { settingsLists } from '../../../domain/staff/settings'
import { answersShape, type DraftedPage, rowShape, storedAsIs } from '../../kit/draft'
import type { listEditorMachine } from './settings.machine'
import { isRowWritten, type RowDraft } from './settings.setup'

type Snapshot = SnapshotFrom<typeof listEditorMachine>

const shape = object({
  list: enums(settingsLists),
  about: nullable(rowShape),
  answers: answersShape,
  key: nullable(string()),
})

/** New rows or the changes of one, with their list. */
export const settingsDraft: DraftedPage<Snapshot, RowDraft, typeof shape.TYPE> = {
  ...storedAsIs<RowDraft, typeof shape.TYPE>('settings', shape),
  draftIn: (snapshot) => {
    const { route, about, answers, key, draft } = snapshot.context
    const isOpen =
      (snapshot.matches({ list: 'writing' }) || snapshot.matches({ list: 'saving' })) && isRowWritten(snapshot.context)
    return isOpen ? { list: route.list, about, answers, key } : draft
  },
}
