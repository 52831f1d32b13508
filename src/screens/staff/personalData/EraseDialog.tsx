import type { PersonalData } from '../../../../contract/client'
import type { PersonalDataRef } from '../../../../machines/staff/personalData/personalData.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { effectOf } from './words'

/** Asks before a person's data is erased. */
export function EraseDialog({ page, person }: { page: PersonalDataRef; person: PersonalData }) {
  const close = () => page.send({ type: 'dialog.closed' })
  return (
    <Modal title="Erase this person’s data?" onClose={close}>
      <div className="grid gap-1">
        <p className="font-strong [overflow-wrap:anywhere]">{person.email}</p>
        {effectOf(person).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => page.send({ type: 'erasure.confirmed' })}>
          Erase
        </Button>
        <LinkButton onClick={close}>Keep the data</LinkButton>
      </Actions>
    </Modal>
  )
}
