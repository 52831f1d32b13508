import type { Infer } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, formShape, storedAsIs } from '../../kit/draft'
import type { usersMachine } from './users.machine'
import { isFormWritten, type UserForm } from './users.setup'

type Snapshot = SnapshotFrom<typeof usersMachine>

/** A new account or the changes of one. A password is never in it. */
export const usersDraft: DraftedPage<Snapshot, UserForm, Infer<typeof formShape>> = {
  ...storedAsIs<UserForm, Infer<typeof formShape>>('users', formShape),
  draftIn: (snapshot) => {
    const { about, answers, key, draft } = snapshot.context
    const isOpen = (snapshot.matches('writing') || snapshot.matches('saving')) && isFormWritten(snapshot.context)
    return isOpen ? { about, answers, key } : draft
  },
}
