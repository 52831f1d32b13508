import { useSelector } from '@xstate/react'
import { type SettingsList, settings } from '../../../../domain/staff/settings'
import { type ListEditorRef, selectAbout } from '../../../../machines/staff/settings/settings.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

/** Asked before a row is taken out, with what that comes to. */
export function DeletingDialog({ editor, list }: { editor: ListEditorRef; list: SettingsList }) {
  const about = useSelector(editor, selectAbout)
  if (!about) return null
  const close = () => editor.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Delete ${about.email}?`} onClose={close}>
      <p className="[overflow-wrap:anywhere]">{settings[list].words.gone(about.email)}</p>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => editor.send({ type: 'deletion.confirmed' })}>
          Delete it
        </Button>
        <LinkButton onClick={close}>Keep it</LinkButton>
      </Actions>
    </Modal>
  )
}
