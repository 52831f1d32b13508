import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../contract/client'
import { brand } from '../../../domain/common/brand'
import type { PolicyLink } from '../../../machines/calls/policies'
import {
  type PolicyRef,
  selectCancelRef,
  selectChangeRef,
  selectClaimRef,
  selectMessageRef,
  selectOpened,
  selectSendingRef,
} from '../../../machines/customer/policy/policy.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import type { CardInputs } from '../../shared/card/cardVault'
import { ContactUs } from '../../shared/ui/ContactUs'
import { CancellationDialog } from './CancellationDialog'
import { ClaimForm } from './ClaimForm'
import { ChangePage } from './change/ChangePage'
import { MessageForm } from './MessageForm'
import { PolicyFacts } from './PolicyFacts'
import { PolicyHeading } from './PolicyHeading'
import { PolicySummary } from './PolicySummary'
import { DocumentEmail } from './parts/DocumentEmail'
import { StaffRecord } from './StaffRecord'

interface Props {
  readonly policy: PolicyRef
  /** the card's inputs: created at the first payment, then reused */
  readonly openCardInputs: () => CardInputs | null
  /** the venue of the policy that a link opens; without it the page shows none */
  readonly venueOf?: (link: PolicyLink) => VenueRef
}

/** The policy page; an open task takes the place of the summary. */
export function OpenPolicy({ policy, openCardInputs, venueOf }: Props) {
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
        <StaffRecord policy={policy} />
        <div className={isRead ? '' : 'mb-4'}>
          <PolicyHeading key={String(isRead)} fields={fields} isFocused={isRead} />
        </div>
        {change && <ChangePage change={change} opened={opened} openCardInputs={openCardInputs} />}
        {claim && <ClaimForm claim={claim} states={statesOf(opened.answers)} />}
        {message && <MessageForm message={message} />}
        {sending && <DocumentEmail sending={sending} documents={opened.documents} />}
        {isRead && <PolicySummary policy={policy} {...(venueOf && { venueOf })} />}
        {cancel && <CancellationDialog cancel={cancel} number={fields.policy_number} />}
      </div>
      <aside aria-label="Policy and contact">
        <PolicyFacts opened={opened} />
        <section className="mt-5">
          <h2 className="mb-1 font-strong">Call or write</h2>
          <ContactUs />
        </section>
      </aside>
    </div>
  )
}

/** The states of the event and of the insured, for the fraud notice of a claim. */
const statesOf = ({ step0, step4 }: OpenedPolicy['answers']) => [step0?.event_state, step4?.customFields?.insured_state]
