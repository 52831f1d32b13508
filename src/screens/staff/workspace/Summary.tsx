import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact, PlacedOrder } from '../../../../contract/client'
import { dayInWords, dollars } from '../../../../domain/common/formats'
import { type Cents, dollarsOf } from '../../../../domain/common/money'
import {
  selectDocumentsState,
  selectOrder,
  selectPolicyBalance,
  selectWorkItemsOf,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { telLink } from '../../../shared/browser/device'
import { inShort } from '../shared/contactSummary'
import { limitsOf, nextActOf, suspensionIn } from './summaryText'

interface Props {
  readonly workspace: WorkspaceRef
  readonly contact: Contact
}

/** The first questions of a colleague on the phone: the contact, the coverage, the balance, and the next step. */
export function Summary({ workspace, contact }: Props) {
  const order = useSelector(workspace, selectOrder)
  const hasWork = useSelector(workspace, selectWorkItemsOf).length > 0
  const balance = useSelector(workspace, selectPolicyBalance)
  const documents = useSelector(workspace, selectDocumentsState)
  const suspension = suspensionIn(contact)
  return (
    <section
      aria-label="Summary"
      className="grid gap-x-4 gap-y-2 border-b border-rule py-2 sm:grid-cols-2 desk:grid-cols-4"
    >
      <Part title="Contact">
        <Person contact={contact} />
      </Part>
      <Part title="Limits">
        {limitsOf(contact).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      <Part title="Balance">
        <Balance workspace={workspace} contact={contact} order={order} />
      </Part>
      <Part title="Next">
        <p>{nextActOf(contact, order, { hasWork, payableCents: documents === 'none' ? 0 : balance && -balance })}</p>
        {suspension && <p className="mt-1">{suspension}</p>}
      </Part>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h2 className="text-note text-ink-soft">{title}</h2>
    <div className="break-words">{children}</div>
  </div>
)

function Person({ contact }: Pick<Props, 'contact'>) {
  const { insured_contact_name: name, insured_phone: phone } = contact.customFields
  const { insured_name, emailAddress: email } = inShort(contact)
  return (
    <>
      {typeof name === 'string' && name !== insured_name && <p>{name}</p>}
      {typeof phone === 'string' && phone !== '' && (
        <p>
          <a href={telLink(phone)} className="reach">
            {phone}
          </a>
        </p>
      )}
      <p>
        {email ? (
          <a href={`mailto:${email}`} className="reach">
            {email}
          </a>
        ) : (
          'No email address yet.'
        )}
      </p>
    </>
  )
}

function Balance({ workspace, contact, order }: Props & { order: PlacedOrder | null }) {
  const balance = useSelector(workspace, selectPolicyBalance)
  const documents = useSelector(workspace, selectDocumentsState)
  const { amount_due: due } = inShort(contact)
  if (balance !== null) return <p>{policyBalance(balance)}</p>
  if (documents !== 'none') return <p>{documents === 'missed' ? 'Not available.' : 'Fetching...'}</p>
  if (order)
    return (
      <p>
        {dollars(order.amount_due)} by {dayInWords(order.pay_by)}
      </p>
    )
  return <p>{due === null ? 'No price yet.' : `${dollars(due)}, not bought`}</p>
}

function policyBalance(cents: Cents): string {
  if (cents === 0) return 'Nothing is due.'
  return cents > 0 ? `${dollars(dollarsOf(cents))} is due to us.` : `We owe ${dollars(dollarsOf(-cents))}.`
}
