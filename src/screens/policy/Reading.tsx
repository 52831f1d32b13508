import { useSelector } from '@xstate/react'
import {
  type PolicyRef,
  selectDocumentsRef,
  selectMade,
  selectOpened,
  selectStanding,
} from '../../../machines/policy/policy.select'
import { Actions, Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { ConditionList } from '../quote/ConditionList'
import { Documents } from './Documents'
import { Doing } from './Doing'
import { History } from './History'
import { Told } from './Told'

/** The policy as it is read: its documents, what can be done with it, and what became of it. */
export function Reading({ policy }: { policy: PolicyRef }) {
  const opened = useSelector(policy, selectOpened)
  const made = useSelector(policy, selectMade)
  const standing = useSelector(policy, selectStanding)
  const documents = useSelector(policy, selectDocumentsRef)
  if (!opened) return null
  return (
    <>
      {made && <Told key={made.transaction_id} made={made} />}
      {standing === 'cancelled' && !made && (
        <div className="mt-3">
          <Notice tone="stop" title="This policy is cancelled.">
            <p>{opened.cancellation} Its documents stay here for your records.</p>
          </Notice>
        </div>
      )}
      {standing === 'begun' && (
        <div className="mt-3">
          <Notice tone="quiet" title={`The cover began on ${opened.begins}.`}>
            <p>It can no longer be changed or cancelled. Claims and messages reach us all the same.</p>
          </Notice>
        </div>
      )}
      <section className="mt-6">
        <h2 className="mb-2 text-h3 font-strong">Documents</h2>
        {documents && <Documents documents={documents} />}
        {opened.documents.length > 0 && (
          <Actions className="mt-2">
            <Button onClick={() => policy.send({ type: 'sending.begun' })}>Send to others</Button>
          </Actions>
        )}
      </section>
      {opened.conditions.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-h3 font-strong">Conditions of the underwriter</h2>
          <p className="mb-1 max-w-(--measure) text-ink-soft">
            You are insured under these conditions. The policy prints them.
          </p>
          <ConditionList conditions={opened.conditions} />
        </section>
      )}
      <Doing policy={policy} />
      <History opened={opened} />
    </>
  )
}
