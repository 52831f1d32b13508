import { shallowEqual, useSelector } from '@xstate/react'
import type { RepsSignature } from '../../../contract/client'
import { questionsIn } from '../../../domain/application/apart'
import { signatureFields } from '../../../domain/signatures'
import {
  type SignaturesRef,
  selectIsLeavingSignature,
  selectIsSignatureOvertaken,
  selectMayChooseDefault,
  selectSignature,
  selectSignatureAnswers,
  selectSignatureRejections,
  selectSignaturesProblem,
  selectSignatureWrong,
} from '../../../machines/signatures/signatures.select'
import { newKey } from '../../app/newKey'
import { Modal } from '../../dialogs/Modal'
import { AskedApart } from '../../fields/AskedApart'
import { inPlace } from '../../fields/inPlace'
import type { SimpleKind } from '../../fields/simpleControls'
import { ErrorSummary } from '../../step/ErrorSummary'
import { PlaceLink } from '../../step/PlaceLink'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { Unmade } from '../accounting/SmallForm'
import { AskToLeave } from '../staff/AskToLeave'
import { Overtaken } from '../staff/Overtaken'
import { Picture } from './Picture'

const signatureInWords = ({ name, is_default }: RepsSignature) =>
  [
    ['Name', name],
    ['It signs for everybody', is_default ? 'Yes' : 'No'],
  ] as const

/** A new signature, or one that is changed. */
export function SignatureDialog({ signatures }: { signatures: SignaturesRef }) {
  const about = useSelector(signatures, selectSignature)
  const faults = useSelector(signatures, selectSignatureWrong, shallowEqual)
  const rejections = useSelector(signatures, selectSignatureRejections)
  const problem = useSelector(signatures, selectSignaturesProblem)
  const isLeaving = useSelector(signatures, selectIsLeavingSignature)
  const isOvertaken = useSelector(signatures, selectIsSignatureOvertaken)
  const close = () => signatures.send({ type: 'dialog.closed' })
  return (
    <Modal title={about ? `Change the signature of ${about.name}` : 'Add a signature'} onClose={close}>
      {about && isOvertaken && <Overtaken newest={signatureInWords(about)} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          signatures.send({ type: 'signature.submitted', key: newKey() })
        }}
      >
        <ErrorSummary key={rejections} faults={faults} Place={PlaceLink} />
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${Object.keys(faults).length > 0 ? 'mt-3' : ''}`}>
          <Name signatures={signatures} fault={faults['name']} />
          <Picture signatures={signatures} fault={faults['file']} />
          <Default signatures={signatures} />
        </div>
        <Unmade problem={problem} />
        <Actions className="mt-4">
          <Button type="submit" tone="main">
            {about ? 'Save the signature' : 'Add the signature'}
          </Button>
          <LinkButton onClick={close}>{about ? 'Change nothing' : 'Add none'}</LinkButton>
        </Actions>
      </form>
      {isLeaving && <AskToLeave onLeave={() => signatures.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

function Name({ signatures, fault }: { signatures: SignaturesRef; fault: string | undefined }) {
  const { name } = useSelector(signatures, selectSignatureAnswers)
  const [question] = questionsIn(signatureFields)
  return (
    <AskedApart
      question={{ ...question!, kind: question!.kind as SimpleKind }}
      id="name"
      value={name}
      {...(fault && { fault: inPlace(fault) })}
      onChange={(given) => signatures.send({ type: 'signature.answered', answers: { name: given as string | null } })}
    />
  )
}

/** Only an admin says what signs for everybody. */
function Default({ signatures }: { signatures: SignaturesRef }) {
  const mayChoose = useSelector(signatures, selectMayChooseDefault)
  const { isDefault } = useSelector(signatures, selectSignatureAnswers)
  if (!mayChoose) return null
  return (
    <label className="grid grid-cols-[var(--size-mark)_minmax(0,1fr)] gap-x-2">
      <input
        type="checkbox"
        className="mark mt-0.25"
        checked={isDefault}
        onChange={({ target }) =>
          signatures.send({ type: 'signature.answered', answers: { isDefault: target.checked } })
        }
      />
      It signs for everybody who has no signature of their own
    </label>
  )
}
