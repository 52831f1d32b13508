import { useSelector } from '@xstate/react'
import type { Contact } from '../../../../contract/client'
import type { TaskKind } from '../../../../domain/staff/contactForms'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { selectActs, selectMayEdit, type WorkspaceRef } from '../../../../machines/staff/workspace/workspace.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { base } from '../../../shared/browser/route'
import { Button, buttonLook } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { taskWords } from './taskLabels'

const inHead: readonly TaskKind[] = [
  'approve',
  'handOver',
  'certificate',
  'decline',
  'reopen',
  'purchaseLink',
  'policyLink',
  'resendOrder',
  'extendOrder',
  'prospect',
]
const mains: readonly TaskKind[] = ['approve', 'certificate']
/** these end the customer's coverage or quote */
const ends: readonly TaskKind[] = ['withdrawOrder', 'cancel']

interface Props {
  readonly workspace: WorkspaceRef
  readonly contact: Contact
  /** true after an action or a reload: the focus comes here, because its own element is gone */
  readonly isBack: boolean
}

/** The actions for a contact, by its status and the user's role. */
export function WorkspaceActions({ workspace, contact, isBack }: Props) {
  const acts = useSelector(workspace, selectActs)
  const mayEdit = useSelector(workspace, selectMayEdit)
  // an underwriter decides where a representative cannot approve
  const main = acts.includes('approve') ? mains : [...mains, 'handOver']
  const begin = (kind: TaskKind) => workspace.send({ type: 'task.begun', kind, key: newKey() })
  return (
    <fieldset
      {...(isBack && { ref: focusOnMount })}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-2 *:[.link]:min-h-(--size-target) max-sm:*:data-button:w-full"
    >
      <legend className="sr-only">Actions</legend>
      <PaymentLink contact={contact} />
      {inHead
        .filter((kind) => acts.includes(kind))
        .map((kind) => (
          <Button key={kind} isDense tone={main.includes(kind) ? 'main' : 'plain'} onClick={() => begin(kind)}>
            {taskWords[kind].act}
          </Button>
        ))}
      {mayEdit && <QuoteLinks contact={contact} />}
      {ends
        .filter((kind) => acts.includes(kind))
        .map((kind) => (
          <button key={kind} type="button" className="link text-stop" onClick={() => begin(kind)}>
            {taskWords[kind].act}
          </button>
        ))}
    </fieldset>
  )
}

/** The act that an order waits for, before all others. Under a suspension it would be refused, so it is not offered. */
function PaymentLink({ contact: { id, customFields, suspension } }: Pick<Props, 'contact'>) {
  if (customFields.quote_status !== 'awaitingPayment' || suspension) return null
  return (
    <Link to={contactAddressOf(id, 'accounting')} data-button className={buttonLook('main', true)}>
      Record the payment
    </Link>
  )
}

/** Links to the quote's own screen. They load the page anew, so that a quote already open there stays open. */
function QuoteLinks({ contact: { id, customFields } }: Pick<Props, 'contact'>) {
  if (customFields.policy_number !== null) return null
  // its answers cannot change
  if (customFields.quote_status === 'awaitingPayment') return null
  const at = `${base}?id=${id}&from=admin`
  const isOffered = ['quoted', 'approved'].includes(customFields.quote_status)
  return (
    <>
      <a href={at} data-button className={buttonLook('plain', true)}>
        Edit answers
      </a>
      {isOffered && (
        <a href={`${at}&step=payment`} data-button className={buttonLook('plain', true)}>
          Buy for the customer
        </a>
      )}
    </>
  )
}
