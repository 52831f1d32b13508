import { shallowEqual, useSelector } from '@xstate/react'
import {
  type PartnersRef,
  selectIsLeavingPartnerForm,
  selectIsLeavingSecret,
  selectPartnerAnswers,
  selectPartnerFaults,
  selectPartnerRejections,
  selectPartnerSecret,
  selectPartnersDialog,
  selectPartnersProblem,
  selectPartnerTask,
} from '../../../../machines/staff/partners/partners.select'
import { fieldsOf, isForm } from '../../../../machines/staff/partners/partners.tasks'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { RefusedDialog } from '../shared/RefusedDialog'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { actWords, formWords } from './dialogWords'

interface Props {
  readonly partners: PartnersRef
}

/** The dialog that is open, or none. */
export function PartnerDialogs({ partners }: Props) {
  const dialog = useSelector(partners, selectPartnersDialog)
  if (dialog === 'form') return <TaskForm partners={partners} />
  if (dialog === 'confirmation') return <Confirmation partners={partners} />
  if (dialog === 'secret') return <NewSecret partners={partners} />
  return dialog === 'refusal' ? <Refusal partners={partners} /> : null
}

function TaskForm({ partners }: Props) {
  const task = useSelector(partners, selectPartnerTask)
  const answers = useSelector(partners, selectPartnerAnswers)
  const faults = useSelector(partners, selectPartnerFaults, shallowEqual)
  const rejections = useSelector(partners, selectPartnerRejections)
  const problem = useSelector(partners, selectPartnersProblem)
  const isLeaving = useSelector(partners, selectIsLeavingPartnerForm)
  if (!isForm(task)) return null
  const { title, effect, act } = formWords(task)
  const close = () => partners.send({ type: 'dialog.closed' })
  return (
    <Modal title={title} onClose={close}>
      <p className="[overflow-wrap:anywhere]">{effect}</p>
      <SmallForm
        fields={fieldsOf(task)}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit={act}
        leave="Cancel"
        onAnswer={(given) => partners.send({ type: 'form.answered', answers: given as typeof answers })}
        onSubmit={() => partners.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => partners.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

/** Asked first, with the effect. */
function Confirmation({ partners }: Props) {
  const task = useSelector(partners, selectPartnerTask)
  if (!task || isForm(task)) return null
  const { title, effect, act, keep, isStop } = actWords(task)
  const close = () => partners.send({ type: 'dialog.closed' })
  return (
    <Modal title={title} onClose={close}>
      <p className="[overflow-wrap:anywhere]">{effect}</p>
      <Actions className="mt-2">
        <Button tone={isStop ? 'stop' : 'main'} onClick={() => partners.send({ type: 'act.confirmed' })}>
          {act}
        </Button>
        <LinkButton onClick={close}>{keep}</LinkButton>
      </Actions>
    </Modal>
  )
}

function Refusal({ partners }: Props) {
  const problem = useSelector(partners, selectPartnersProblem)
  return <RefusedDialog problem={problem} onClose={() => partners.send({ type: 'dialog.closed' })} />
}

/** The secret is shown only once, so Escape and the close button confirm first. */
function NewSecret({ partners }: Props) {
  const secret = useSelector(partners, selectPartnerSecret)
  const isLeaving = useSelector(partners, selectIsLeavingSecret)
  const isKey = secret?.startsWith('mq_')
  return (
    <Modal
      title={isKey ? 'The new key' : 'The new signing secret'}
      onClose={() => partners.send({ type: 'dialog.closed' })}
    >
      <p>It is shown only once. Send it to the partner in a way that only the partner can read.</p>
      <p className="font-mono [overflow-wrap:anywhere] select-all">{secret}</p>
      <Actions className="mt-2">
        <Noted partners={partners} />
      </Actions>
      {isLeaving && <LeavingSecret partners={partners} />}
    </Modal>
  )
}

function LeavingSecret({ partners }: Props) {
  const stay = () => partners.send({ type: 'dialog.closed' })
  return (
    <Modal title="Have you saved it?" onClose={stay}>
      <p>It is not shown again. Without it, the partner needs another new one.</p>
      <Actions className="mt-2">
        <Noted partners={partners} />
        <LinkButton onClick={stay}>Look at it again</LinkButton>
      </Actions>
    </Modal>
  )
}

const Noted = ({ partners }: Props) => (
  <Button tone="main" onClick={() => partners.send({ type: 'secret.noted' })}>
    I have saved it
  </Button>
)
