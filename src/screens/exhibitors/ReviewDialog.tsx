import { shallowEqual, useSelector } from '@xstate/react'
import { returnFields } from '../../../domain/exhibitors/forms'
import {
  type CertificateReviewRef,
  selectIsReturning,
  selectReturnAnswers,
  selectReturnFaults,
  selectReturnRejections,
  selectReviewBusy,
  selectReviewed,
  selectReviewProblem,
  selectReviewRequirements,
  selectReviewToken,
} from '../../../machines/customer/exhibitors/certificateReview.select'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'
import { FormProblem, SmallForm } from '../staff/shared/SmallForm'

interface Props {
  readonly dialog: CertificateReviewRef
}

/** A certificate from elsewhere with the requirements beside it. */
export function ReviewDialog({ dialog }: Props) {
  const { business } = useSelector(dialog, selectReviewed)
  const isReturning = useSelector(dialog, selectIsReturning)
  const busy = useSelector(dialog, selectReviewBusy)
  return (
    <>
      <Modal title={`Certificate of ${business}`} onClose={() => dialog.send({ type: 'dialog.closed' })}>
        {isReturning ? <Return dialog={dialog} /> : <Comparison dialog={dialog} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

function Comparison({ dialog }: Props) {
  const { id, business, certificate } = useSelector(dialog, selectReviewed)
  const token = useSelector(dialog, selectReviewToken)
  const requirements = useSelector(dialog, selectReviewRequirements)
  const problem = useSelector(dialog, selectReviewProblem)
  const file = `/api/organizer-events/${token}/exhibitors/${id}/certificate`
  const isPicture = certificate?.type.startsWith('image/')
  const isDecided = certificate?.state !== 'awaiting'
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <section aria-label="The certificate" className="min-w-0">
          <h3 className="font-strong">The certificate</h3>
          {isPicture && (
            <img src={file} alt={`Certificate of ${business}`} className="mt-1 max-h-[24rem] border border-rule" />
          )}
          <p className="mt-1 wrap-anywhere">
            <a href={file} download className="link">
              Download {certificate?.name}
            </a>
          </p>
        </section>
        <section aria-label="Your requirements" className="min-w-0">
          <h3 className="font-strong">Your requirements</h3>
          <ul className="mt-1 list-disc ps-2.5">
            {requirements.map((requirement) => (
              <li key={requirement} className="wrap-anywhere">
                {requirement}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <FormProblem problem={problem} />
      {isDecided && (
        <p role="status">
          {certificate?.state === 'accepted'
            ? 'You have accepted this certificate.'
            : 'You have returned this certificate.'}
        </p>
      )}
      <Actions className="mt-2">
        {!isDecided && (
          <>
            <Button tone="main" onClick={() => dialog.send({ type: 'certificate.accepted' })}>
              Accept
            </Button>
            <Button onClick={() => dialog.send({ type: 'return.begun' })}>Return with a reason</Button>
          </>
        )}
        <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Close</LinkButton>
      </Actions>
    </>
  )
}

function Return({ dialog }: Props) {
  const answers = useSelector(dialog, selectReturnAnswers)
  const faults = useSelector(dialog, selectReturnFaults, shallowEqual)
  const rejections = useSelector(dialog, selectReturnRejections)
  const problem = useSelector(dialog, selectReviewProblem)
  return (
    <SmallForm
      fields={returnFields}
      answers={{ ...answers }}
      faults={faults}
      rejections={rejections}
      problem={problem}
      submit="Return the certificate"
      leave="Back to the certificate"
      onAnswer={(given) => dialog.send({ type: 'form.answered', answers: given })}
      onSubmit={() => dialog.send({ type: 'form.submitted' })}
      onLeave={() => dialog.send({ type: 'dialog.closed' })}
    />
  )
}
