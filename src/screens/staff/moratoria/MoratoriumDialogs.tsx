import { shallowEqual, useSelector } from '@xstate/react'
import { areaInWords, moratoriumFields } from '../../../../domain/staff/moratoria'
import {
  type MoratoriaRef,
  selectIsLeavingMoratorium,
  selectMoratoriaProblem,
  selectMoratoriaState,
  selectMoratoriumAbout,
  selectMoratoriumAnswers,
  selectMoratoriumFaults,
  selectMoratoriumRejections,
} from '../../../../machines/staff/moratoria/moratoria.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { RefusedDialog } from '../shared/RefusedDialog'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

interface Props {
  readonly moratoria: MoratoriaRef
}

/** The dialog that is open, or none. */
export function MoratoriumDialogs({ moratoria }: Props) {
  const state = useSelector(moratoria, selectMoratoriaState)
  if (state === 'writing' || state === 'saving') return <MoratoriumForm moratoria={moratoria} />
  if (state === 'confirming' || state === 'lifting') return <LiftDialog moratoria={moratoria} />
  return state === 'notLifted' ? <NotLifted moratoria={moratoria} /> : null
}

function MoratoriumForm({ moratoria }: Props) {
  const answers = useSelector(moratoria, selectMoratoriumAnswers)
  const faults = useSelector(moratoria, selectMoratoriumFaults, shallowEqual)
  const rejections = useSelector(moratoria, selectMoratoriumRejections)
  const problem = useSelector(moratoria, selectMoratoriaProblem)
  const isLeaving = useSelector(moratoria, selectIsLeavingMoratorium)
  const close = () => moratoria.send({ type: 'dialog.closed' })
  return (
    <Modal title="Set a moratorium" onClose={close}>
      <p>Quotes for the area can be priced, and not bought, until the last day or until you lift the moratorium.</p>
      <SmallForm
        fields={moratoriumFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Set the moratorium"
        leave="Cancel"
        onAnswer={(given) => moratoria.send({ type: 'form.answered', answers: given })}
        onSubmit={() => moratoria.send({ type: 'form.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => moratoria.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

/** Asked first, with the effect. */
function LiftDialog({ moratoria }: Props) {
  const about = useSelector(moratoria, selectMoratoriumAbout)
  if (!about) return null
  const close = () => moratoria.send({ type: 'dialog.closed' })
  return (
    <Modal title="Lift this moratorium?" onClose={close}>
      <p className="[overflow-wrap:anywhere]">
        “{about.reason}”: {areaInWords(about)}. Quotes for this area can be bought again at once. A lifted moratorium
        cannot be resumed.
      </p>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => moratoria.send({ type: 'lifting.confirmed' })}>
          Lift the moratorium
        </Button>
        <LinkButton onClick={close}>Keep it</LinkButton>
      </Actions>
    </Modal>
  )
}

function NotLifted({ moratoria }: Props) {
  const problem = useSelector(moratoria, selectMoratoriaProblem)
  const close = () => moratoria.send({ type: 'dialog.closed' })
  return <RefusedDialog problem={problem} onClose={close} />
}
