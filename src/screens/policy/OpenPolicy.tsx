import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/brand'
import {
  type PolicyRef,
  selectCancelRef,
  selectChangeRef,
  selectClaimRef,
  selectMessageRef,
  selectOpened,
  selectSendingRef,
} from '../../../machines/policy/policy.select'
import type { CardDesk } from '../../app/cardVault'
import { Cancelling } from './Cancelling'
import { Claiming } from './Claiming'
import { Changing } from './change/Changing'
import { Facts } from './Facts'
import { Head } from './Head'
import { Reach } from './Reach'
import { Reading } from './Reading'
import { Sending } from './Sending'
import { Writing } from './Writing'

interface Props {
  readonly policy: PolicyRef
  /** where a card is typed: made when one first is, and the same from then on */
  readonly cardDesk: () => CardDesk | null
}

/** The policy, with the one thing in its middle that is done with it. */
export function OpenPolicy({ policy, cardDesk }: Props) {
  const opened = useSelector(policy, selectOpened)
  const change = useSelector(policy, selectChangeRef)
  const claim = useSelector(policy, selectClaimRef)
  const message = useSelector(policy, selectMessageRef)
  const sending = useSelector(policy, selectSendingRef)
  const cancel = useSelector(policy, selectCancelRef)
  if (!opened) return null
  const { customFields: fields } = opened.policy
  const isRead = !change && !claim && !message && !sending
  return (
    <div className="grid gap-x-9 gap-y-6 desk:grid-cols-[minmax(0,1fr)_var(--container-price)] desk:items-start">
      <title>{`Policy ${fields.policy_number} | ${brand.name}`}</title>
      <div className="min-w-0">
        <div className={isRead ? '' : 'mb-4'}>
          <Head key={String(isRead)} fields={fields} isFocused={isRead} />
        </div>
        {change && <Changing change={change} opened={opened} cardDesk={cardDesk} />}
        {claim && <Claiming claim={claim} />}
        {message && <Writing message={message} />}
        {sending && <Sending sending={sending} documents={opened.documents} />}
        {isRead && <Reading policy={policy} />}
        {cancel && <Cancelling cancel={cancel} number={fields.policy_number} />}
      </div>
      <aside aria-label="Policy and contact">
        <Facts opened={opened} />
        <section className="mt-5">
          <h2 className="mb-1 font-strong">Call or write</h2>
          <Reach />
        </section>
      </aside>
    </div>
  )
}
