import { boolean, nullable, object, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, rowShape } from '../../kit/draft'
import type { signaturesMachine } from './signatures.machine'
import { isFormWritten, type SignatureForm } from './signatures.setup'

type Snapshot = SnapshotFrom<typeof signaturesMachine>

const shape = object({
  about: nullable(rowShape),
  answers: object({ name: nullable(string()), isDefault: boolean() }),
  key: nullable(string()),
})

/** A new signature or the changes of one. A browser cannot store its picture, which is chosen again after a reload. */
export const signaturesDraft: DraftedPage<Snapshot, SignatureForm, typeof shape.TYPE> = {
  page: 'signatures',
  shape,
  pack: ({ about, answers: { name, isDefault }, key }) => ({ about, answers: { name, isDefault }, key }),
  unpack: ({ about, answers, key }) => ({
    about: about as SignatureForm['about'],
    answers: { ...answers, picture: null },
    key,
  }),
  draftIn: (snapshot) => {
    const { about, answers, key, draft } = snapshot.context
    const isOpen = (snapshot.matches('editing') || snapshot.matches('saving')) && isFormWritten(snapshot.context)
    return isOpen ? { about, answers, key } : draft
  },
}
