import { shallowEqual, useSelector } from '@xstate/react'
import type { ReceivedClaim } from '../../../contract/client'
import { claimFieldsFor, rainClaimIntro } from '../../../domain/policy/rainClaim'
import {
  type ClaimRef,
  selectClaim,
  selectClaimAnswers,
  selectClaimBusy,
  selectClaimFaults,
  selectClaimProblem,
  selectClaimRain,
  selectClaimRejections,
  selectEarlyLoss,
  selectFilesFault,
  selectLostFiles,
  selectOutsideDays,
} from '../../../machines/customer/policy/claim.select'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { Task } from '../../shared/ui/TaskPage'
import { ClaimFiles } from './ClaimFiles'
import { FraudNotice } from './FraudNotice'

interface Props {
  readonly claim: ClaimRef
  /** of the event and of the insured */
  readonly states: readonly unknown[]
}

/** The claim form and its confirmation. */
export function ClaimForm({ claim: actor, states }: Props) {
  const claim = useSelector(actor, selectClaim)
  const busy = useSelector(actor, selectClaimBusy)
  return (
    <>
      {claim ? (
        <ClaimConfirmation claim={claim} onLeave={() => actor.send({ type: 'claim.left' })} />
      ) : (
        <ClaimQuestions claim={actor} states={states} />
      )}
      {busy && <Busy text={busy} />}
    </>
  )
}

function ClaimQuestions({ claim, states }: Props) {
  const { files, ...answers } = useSelector(claim, selectClaimAnswers)
  const faults = useSelector(claim, selectClaimFaults, shallowEqual)
  const filesFault = useSelector(claim, selectFilesFault)
  const rejections = useSelector(claim, selectClaimRejections)
  const lost = useSelector(claim, selectLostFiles)
  const problem = useSelector(claim, selectClaimProblem)
  const rain = useSelector(claim, selectClaimRain)
  return (
    <Task
      title="Report a claim"
      intro={
        rain ? (
          rainClaimIntro(rain).map((text) => <p key={text}>{text}</p>)
        ) : (
          <p>
            If someone is injured, call 911 first. Then tell us what happened, as far as you know it now. You can add to
            it later. Don’t admit fault.
          </p>
        )
      }
    >
      <StandaloneForm
        fields={claimFieldsFor(rain)}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Report the claim"
        onAnswer={(given) => claim.send({ type: 'form.answered', answers: given })}
        onSubmit={() => claim.send({ type: 'form.submitted' })}
        onLeave={() => claim.send({ type: 'claim.left' })}
        below={{ date: <DayNotice claim={claim} /> }}
      >
        <ClaimFiles
          files={files}
          lost={lost}
          label={rain ? 'Photos and letters' : 'Photos, bills and letters'}
          fault={filesFault}
          onAdd={(added) => claim.send({ type: 'files.added', files: added })}
          onRemove={(index) => claim.send({ type: 'file.removed', index })}
        />
        <FraudNotice states={states} />
      </StandaloneForm>
    </Task>
  )
}

/**
 * Below the day of a loss before the purchase, or outside the insured days: the reason, and the ways to correct it. The
 * claim is accepted as it is.
 */
function DayNotice({ claim }: { claim: ClaimRef }) {
  const outside = useSelector(claim, selectOutsideDays)
  const early = useSelector(claim, selectEarlyLoss, shallowEqual)
  return (
    <div role="status" className="mt-1 grid max-w-(--measure) justify-items-start gap-1 empty:hidden">
      {outside && <p className="font-strong text-attention">{outside}</p>}
      {early && (
        <>
          <p className="font-strong text-attention">{early.text}</p>
          {early.meant && (
            <Button onClick={() => claim.send({ type: 'form.answered', answers: { date: early.meant } })}>
              Change the day to {early.meant}
            </Button>
          )}
          <Button onClick={() => claim.send({ type: 'help.asked' })}>Write to us about an earlier policy</Button>
        </>
      )}
    </div>
  )
}

function ClaimConfirmation({
  claim: { claim_number, next_steps },
  onLeave,
}: {
  claim: ReceivedClaim
  onLeave: () => void
}) {
  return (
    <Task title="We have your claim">
      <p className="mt-3">Claim number</p>
      <p className="font-display text-h2">{claim_number}</p>
      <h3 className="mt-3 text-h3 font-strong">What comes next</h3>
      <ol className="mt-1 grid max-w-(--measure) list-decimal gap-1 pl-3">
        {next_steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Actions className="mt-4">
        <Button tone="main" onClick={onLeave}>
          Back to the policy
        </Button>
      </Actions>
    </Task>
  )
}
