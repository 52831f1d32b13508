import type { Approval } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { sentence } from '../../../../domain/common/sentence'
import { approvalDeclineForm } from '../../../../domain/staff/workItems'
import type { WorkItemsRef } from '../../../../machines/staff/workItems/workItems.select'
import { Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { AnswerBox } from './AnswerBox'

interface Props {
  readonly workItems: WorkItemsRef
  readonly approval: Approval
}

/** A colleague's act that needs a second person: its effect, why it waits, and the decision. */
export function ApprovalPart({ workItems, approval }: Props) {
  const { state, reasons, acts, obstacle } = approval
  return (
    <>
      <section aria-labelledby="approval-state" className="grid max-w-(--measure) gap-2">
        <h2 id="approval-state" className="text-h3 font-strong">
          {headingOf(approval)}
        </h2>
        <p>{stateInWords(approval)}</p>
        {state === 'open' && obstacle !== null && <Notice tone="attention" title={sentence(obstacle)} />}
        {state === 'declined' && approval.reason !== null && (
          <blockquote className="border-t border-rule py-1.25 text-body wrap-anywhere whitespace-pre-line">
            {approval.reason}
          </blockquote>
        )}
      </section>
      <section aria-labelledby="approval-effect" className="max-w-(--measure)">
        <h2 id="approval-effect" className="text-h3 font-strong">
          {state === 'open' ? 'What an approval does now' : 'The request'}
        </h2>
        <Effect outcome={approval.outcome} />
      </section>
      <section aria-labelledby="approval-reasons" className="max-w-(--measure)">
        <h2 id="approval-reasons" className="text-h3 font-strong">
          Why it needs a second person
        </h2>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </section>
      {acts.includes('approve') && (
        <div>
          <Button tone="main" isDense onClick={() => workItems.send({ type: 'approval.requested' })}>
            Approve
          </Button>
        </div>
      )}
      {acts.includes('decline') && <DeclineForm workItems={workItems} />}
      {acts.includes('withdraw') && (
        <div>
          <Button isDense onClick={() => workItems.send({ type: 'withdrawal.requested' })}>
            Withdraw the request
          </Button>
        </div>
      )}
    </>
  )
}

/** Labels with amounts and texts; a text that was another one at the request says so. */
export const Effect = ({ outcome }: Pick<Approval, 'outcome'>) => (
  <dl>
    {outcome.map(({ label, text, requested }) => (
      <div key={label} className="grid gap-x-3 border-t border-rule py-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          {text}
          {requested !== null && <span className="text-ink-soft"> (at the request: {requested})</span>}
        </dd>
      </div>
    ))}
  </dl>
)

function DeclineForm({ workItems }: Pick<Props, 'workItems'>) {
  return (
    <form
      noValidate
      className="grid max-w-(--measure) grid-cols-[minmax(0,1fr)] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        workItems.send({ type: 'decline.requested' })
      }}
    >
      <AnswerBox workItems={workItems} id="decline-reason" field={approvalDeclineForm.message} rows={4} />
      <div>
        <Button type="submit" isDense>
          Decline
        </Button>
      </div>
    </form>
  )
}

const headings = {
  open: 'Waits for a second person',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced',
  expired: 'Expired',
} as const

const headingOf = ({ state }: Approval) => headings[state]

/** For the requester, for those who may decide, and for everybody else. */
function stateInWords({ state, requester, approver, decided, expires, acts }: Approval): string {
  const [at, by] = [decided ? ` on ${momentInWords(decided)}` : '', approver?.name ?? 'Somebody']
  if (state === 'approved') return `${by} approved this${at}. ${requester.name} asked for it.`
  if (state === 'declined') return `${by} declined this${at}, and nothing was done. The reason:`
  if (state === 'withdrawn') return `${requester.name} withdrew this${at}. Nothing was done.`
  if (state === 'superseded') return `${requester.name} asked for something else in its place${at}. Nothing was done.`
  if (state === 'expired') return 'Nobody decided in time. Nothing was done.'
  const until = `It expires on ${momentInWords(expires)}.`
  if (acts.includes('withdraw'))
    return `You asked for this, so somebody else has to decide. Nothing is done until then. ${until}`
  if (acts.includes('decline')) return `${requester.name} asks for your decision. Nothing is done until then. ${until}`
  return `${requester.name} asked for this. Somebody who may approve it has to decide. ${until}`
}
