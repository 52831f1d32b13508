import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../../contract/client'
import { holdsRain } from '../../../../domain/common/coverageTypes'
import { dollars } from '../../../../domain/common/formats'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import {
  selectDocumentsState,
  selectPolicy,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { FactList } from '../shared/AnswerList'

/** A policy's documents, and a summary of its transactions. */
export function PolicyDocuments({ workspace, contactId }: { workspace: WorkspaceRef; contactId: string }) {
  const state = useSelector(workspace, selectDocumentsState)
  const policy = useSelector(workspace, selectPolicy)
  if (state === 'none') return null
  return (
    <section className="mb-4">
      <h2 className="mb-1 text-h3 font-strong">Policy</h2>
      {state === 'missed' && (
        <div role="alert" className="grid justify-items-start gap-1.5">
          <p className="font-strong text-stop">The policy could not be read.</p>
          <Button isDense onClick={() => workspace.send({ type: 'contact.retried' })}>
            Try again
          </Button>
        </div>
      )}
      {state !== 'missed' && !policy && <p className="text-ink-soft">Fetching...</p>}
      {state !== 'missed' && policy && (
        <>
          <Documents policy={policy} onLook={() => workspace.send({ type: 'contact.reread' })} />
          <RainLink policy={policy} contactId={contactId} />
          <TransactionSummary policy={policy} contactId={contactId} />
        </>
      )}
    </section>
  )
}

/** Rain insurance is settled on a page of its own. */
function RainLink({ policy, contactId }: { policy: OpenedPolicy; contactId: string }) {
  if (!holdsRain(policy.answers.step0?.coverage_type)) return null
  const { rain_settlement: settled } = policy
  const words = settled
    ? `${settled.inches.toFixed(2)} inches measured, ${settled.amount > 0 ? `${dollars(settled.amount)} payable` : 'nothing payable'}`
    : 'Not measured yet'
  return (
    <p className="flex flex-wrap justify-between gap-x-2 border-t border-rule py-1">
      <Link to={contactAddressOf(contactId, 'rain')} className="reach">
        Measured rain
      </Link>
      <span className="text-ink-soft">{settled?.paid_on ? `Paid on ${settled.paid_on}` : words}</span>
    </p>
  )
}

function Documents({ policy: { documents }, onLook }: { policy: OpenedPolicy; onLook: () => void }) {
  const isComing = documents.some(({ ready }) => !ready)
  return (
    <>
      <ul>
        {documents.map(({ url, name, ready }) => (
          <li key={url} className="flex flex-wrap justify-between gap-x-2 border-t border-rule py-1">
            {ready ? (
              <a href={url} className="reach">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            <span className="text-ink-soft">{ready ? 'PDF' : 'Preparing …'}</span>
          </li>
        ))}
      </ul>
      {isComing && <LinkButton onClick={onLook}>Look again</LinkButton>}
    </>
  )
}

function TransactionSummary({
  policy: { transactions, paid, cancellation },
  contactId,
}: {
  policy: OpenedPolicy
  contactId: string
}) {
  const charged = transactions.reduce((cents, row) => cents + Math.round(row.charged * 100), 0) / 100
  return (
    <div className="pt-2">
      <FactList
        rows={[
          ['charged', 'Charged', dollars(charged)],
          ['paid', 'Paid', dollars(paid)],
          ['cancelling', 'Cancellation', cancellation],
        ]}
        isNarrow
      />
      <p className="pt-1">
        <Link to={contactAddressOf(contactId, 'accounting')} className="reach">
          All transactions
        </Link>
      </p>
    </div>
  )
}
