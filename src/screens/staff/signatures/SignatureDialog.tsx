import { shallowEqual, useSelector } from '@xstate/react'
import type { RepsSignature } from '../../../../contract/client'
import { questionListOf } from '../../../../domain/application/apart'
import { signatureFields } from '../../../../domain/staff/signatures'
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
} from '../../../../machines/staff/signatures/signatures.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { StandaloneField } from '../../../shared/fields/kinds/StandaloneField'
import type { SimpleKind } from '../../../shared/fields/kinds/simpleControls'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { Overtaken } from '../shared/EditConflict'
import { FormProblem } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { SignatureImage } from './SignatureImage'

const signatureInWords = ({ name, is_default }: RepsSignature) =>
  [
    ['Name', name],
    ['Default signature', is_default ? 'Yes' : 'No'],
  ] as const

/** The form for a new or an existing signature. */
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
        <ErrorSummary key={rejections} faults={faults} />
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${Object.keys(faults).length > 0 ? 'mt-3' : ''}`}>
          <Name signatures={signatures} fault={faults['name']} />
          <SignatureImage signatures={signatures} fault={faults['file']} />
          <DefaultChoice signatures={signatures} />
        </div>
        <FormProblem problem={problem} />
        <Actions className="mt-4">
          <Button type="submit" tone="main">
            {about ? 'Save the signature' : 'Add the signature'}
          </Button>
          <LinkButton onClick={close}>{about ? 'Cancel' : 'Cancel'}</LinkButton>
        </Actions>
      </form>
      {isLeaving && <AskToLeave onLeave={() => signatures.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

function Name({ signatures, fault }: { signatures: SignaturesRef; fault: string | undefined }) {
  const { name } = useSelector(signatures, selectSignatureAnswers)
  const [question] = questionListOf(signatureFields)
  return (
    <StandaloneField
      question={{ ...question!, kind: question!.kind as SimpleKind }}
      id="name"
      value={name}
      {...(fault && { fault: besideField(fault) })}
      onChange={(given) => signatures.send({ type: 'signature.answered', answers: { name: given as string | null } })}
    />
  )
}

/** Only an admin chooses the default signature. */
function DefaultChoice({ signatures }: { signatures: SignaturesRef }) {
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
      Use it as the default for staff without a signature of their own
    </label>
  )
}
