import { shallowEqual, useSelector } from '@xstate/react'
import { rowFields, type SettingsList, settings } from '../../../../domain/staff/settings'
import {
  type ListEditorRef,
  selectAbout,
  selectIsLeavingRow,
  selectIsRowOvertaken,
  selectRowAnswers,
  selectRowFaults,
  selectRowRejections,
  selectSettingsProblem,
} from '../../../../machines/staff/settings/settings.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { Overtaken } from '../shared/EditConflict'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { rowInWords } from './labels'

/** New rows, or one that there is. */
export function RowDialog({ editor, list }: { editor: ListEditorRef; list: SettingsList }) {
  const about = useSelector(editor, selectAbout)
  const answers = useSelector(editor, selectRowAnswers)
  const faults = useSelector(editor, selectRowFaults, shallowEqual)
  const rejections = useSelector(editor, selectRowRejections)
  const problem = useSelector(editor, selectSettingsProblem)
  const isLeaving = useSelector(editor, selectIsLeavingRow)
  const isOvertaken = useSelector(editor, selectIsRowOvertaken)
  const { add, edit } = settings[list].words
  const close = () => editor.send({ type: 'dialog.closed' })
  return (
    <Modal title={about ? edit : add} onClose={close}>
      {about && isOvertaken && <Overtaken newest={rowInWords(about)} />}
      <SmallForm
        fields={rowFields(list, about ? 'edit' : 'add')}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Save"
        leave="Cancel"
        onAnswer={(given) => editor.send({ type: 'form.answered', answers: given })}
        onSubmit={() => editor.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => editor.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
