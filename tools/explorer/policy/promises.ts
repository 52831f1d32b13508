import { always, type Property, whenever } from '../graph/temporal'
import { priceCents } from './bought'
import type { PolicyBounds, PolicyWindow } from './bounds'
import { upkeepProperties } from './upkeep'
import type { PolicyView } from './view'

const never = () => false
/** cents that the rule refunds */
const ruleCents = 11_700

/** The promises about a policy that is canceled. They hold in every world of one. */
export const policyProperties: readonly Property<PolicyView>[] = [
  // the policy
  always('a policy is canceled once', ({ cancels }) => cancels <= 1),
  always(
    'the policy, its quote and its change say the same',
    (view) => view.isAgreed && view.isCancelled === view.cancels > 0,
  ),
  whenever<PolicyView>(({ isCancelled }) => isCancelled).until(
    'a canceled policy stays canceled',
    ({ isCancelled }) => isCancelled,
    never,
  ),
  always('each cancellation has one audit record', ({ cancels, cancelAudits }) => cancels === cancelAudits),
  always('a person who is told of a cancellation has one', ({ windows, isCancelled }) =>
    windows.every(({ shown }) => shown !== 'done' || isCancelled),
  ),
  always('a customer is told the refund that was decided', ({ windows, decidedCents }) =>
    windows.every(({ refundCents }) => refundCents === null || refundCents === decidedCents),
  ),

  always('nobody whose cancellation was made is told that it cannot be done', ({ windows }) =>
    windows.every(({ shown, isOwn }) => shown !== 'refused' || !isOwn),
  ),

  // the books
  always('the books charge what the canceled policy keeps', (view) => view.chargedCents === view.retainedCents),
  always('the premium that is written is what the policy keeps', (view) => view.writtenCents === view.retainedCents),
  always(
    'a refund is decided exactly as high as what the policy no longer keeps',
    (view) => view.decidedCents === priceCents - view.retainedCents,
  ),
  always('each refund that is made is in the books once', (view) => view.refundEntries === view.madeRefunds),
  always('each refund that is made has one audit record', (view) => view.refundAudits === view.madeRefunds),
  always('a cancellation is credited once', ({ creditMemos, cancels }) => creditMemos === cancels),

  // the bank
  always('no refund without its cause', ({ refundedCents, decidedCents }) => refundedCents <= decidedCents),
  always(
    'no refund to the card is recorded as made before the bank has made it',
    ({ madeToCardCents, refundedCents }) => madeToCardCents <= refundedCents,
  ),
  always(
    'no money goes out twice, by card and by check',
    ({ bookCents, madeToCardCents, refundedCents, chargedCents }) =>
      bookCents - (refundedCents - madeToCardCents) >= chargedCents,
  ),
  whenever<PolicyView>(({ pendingRefunds }) => pendingRefunds > 0).eventually(
    'a refund that is payable is paid out, or staff see that the bank refuses it',
    ({ pendingRefunds }) => pendingRefunds === 0,
  ),
  whenever<PolicyView>(({ isCancelled }) => isCancelled).eventually(
    'each refund at the bank is in the books, or staff see a refund that failed',
    (view) => view.madeToCardCents === view.refundedCents || view.failedRefunds > 0,
  ),

  // the second person
  always(
    'no refund above the rule is decided without two persons',
    ({ isLimited, decidedCents, approvals }) => !isLimited || decidedCents <= ruleCents || approvals === 1,
  ),
  always('nobody approves their own request', ({ ownApprovals }) => ownApprovals === 0),
  always(
    'a request is approved with its cancellation, and not without',
    ({ isLimited, cancels, approvals, decidedCents }) =>
      !isLimited || approvals === (cancels > 0 && decidedCents > ruleCents ? 1 : 0),
  ),
  always('each approval has one audit record', (view) => view.approvalAudits === view.approvals + view.ownApprovals),

  // documents and mails
  whenever<PolicyView>(({ isCancelled }) => isCancelled).eventually(
    'the buyer learns of the cancellation',
    ({ hasOwnerLetter }) => hasOwnerLetter,
  ),
  whenever<PolicyView>(({ isCancelled }) => isCancelled).eventually(
    'the holder of a certificate learns that it has ended',
    ({ hasHolderLetter }) => hasHolderLetter,
  ),
  whenever<PolicyView>(({ isCancelled }) => isCancelled).eventually(
    'each address that follows the certificate learns that it has ended',
    ({ subscribers, subscriberLetters }) => subscriberLetters === subscribers,
  ),
  // staff who pay a refund by check send its letter themselves
  whenever<PolicyView>(({ madeToCardCents }) => madeToCardCents > 0).eventually(
    'the customer learns of a refund to the card',
    ({ refundLetters }) => refundLetters > 0,
  ),
  always(
    'nobody is mailed of a cancellation that was not made',
    (view) => view.isCancelled || !(view.hasOwnerLetter || view.hasHolderLetter || view.subscriberLetters > 0),
  ),
  always('nobody is mailed of a refund that was not made', (view) => view.refundLetters <= view.madeRefunds),
  always('a letter tells the refund that was decided', ({ wrongLetters }) => wrongLetters === 0),
  ...upkeepProperties,
]

export const staff = (n: number, refund: number | null = null, presses = 1): PolicyWindow => ({
  name: `staff ${n}`,
  presses,
  work: { kind: 'staffCancel', key: `key-${n}`, actor: `staff${n}@example.com`, refund },
})
/** Staff who cancel with a refund above the rule, of dollars. */
export const asks = (n: number, refund = 120, presses = 1): PolicyWindow => ({
  name: `staff ${n}`,
  presses,
  work: { kind: 'askCancel', key: `key-${n}`, actor: `staff${n}@example.com`, refund },
})
/** The same person or another one, who approves. */
export const approves = (n: number, presses = 1): PolicyWindow => ({
  name: `approver ${n}`,
  presses,
  work: { kind: 'approve', key: `key-a${n}`, actor: `staff${n}@example.com` },
})
export const limited = { aboveStandardRefund: 0 } as const
const customer: PolicyWindow = {
  name: 'the customer',
  presses: 2,
  work: { kind: 'customerCancel', key: 'key-c', difference: -117 },
}
export const byCheck: PolicyWindow = {
  name: 'accounting',
  presses: 1,
  work: {
    kind: 'staffRefund',
    key: 'key-r',
    actor: 'accounting@example.com',
    form: { amount: 117, reference: 'Check 1', note: null },
  },
}

export interface PolicyWorld {
  readonly name: string
  readonly bounds: PolicyBounds
}

/** The worlds of a policy that is canceled. Each is explored to its end. */
export const policyWorlds: readonly PolicyWorld[] = [
  {
    name: 'a policy is canceled; each statement by itself; a server dies',
    bounds: { windows: [staff(1)], grain: 'statement', deaths: 1 },
  },
  {
    name: 'a policy is canceled by two members of staff with different refunds; an answer is lost',
    bounds: { windows: [staff(1, null, 2), staff(2, 120, 2)], lostAnswers: 1 },
  },
  {
    name: 'a policy is canceled by staff and by the customer; an answer is lost',
    bounds: { windows: [staff(1), customer], lostAnswers: 1 },
  },
  {
    name: 'a policy is canceled; each statement by itself; a call to the bank or the mail server is lost',
    bounds: { windows: [staff(1)], grain: 'statement', lostCalls: 1 },
  },
  {
    name: 'a policy is canceled, and an address follows its certificate; a server dies',
    bounds: { windows: [staff(1)], hasSubscriber: true, deaths: 1 },
  },
  { name: 'a policy is canceled; two workers', bounds: { windows: [staff(1)], workers: 2 } },
  {
    name: 'a policy is canceled; the worker of the refund is paused, and another one overtakes it',
    bounds: { windows: [staff(1)], pauses: 1, paused: 'refund' },
  },
  {
    name: 'a second person; two approve at once, and the requester tries too',
    bounds: { soleAuthority: limited, windows: [asks(1), approves(1), approves(2), approves(3)] },
  },
  {
    name: 'a second person approves while somebody else cancels by the rule; an answer is lost',
    bounds: { soleAuthority: limited, windows: [asks(1, 120, 2), approves(2, 2), staff(3)], lostAnswers: 1 },
  },
  {
    name: 'a second person approves; a server dies',
    bounds: { soleAuthority: limited, windows: [asks(1, 120, 2), approves(2, 2)], deaths: 1 },
  },
  {
    name: 'a policy is canceled; the bank takes no refund, and later does; staff retry; a server dies',
    bounds: { windows: [staff(1)], keepsCharge: true, relents: 1, retries: 1, deaths: 1 },
  },
  {
    name: 'a policy is canceled; the bank takes no refund, and later does; staff retry, and pay it by check',
    bounds: { windows: [staff(1), byCheck], keepsCharge: true, relents: 1, retries: 1 },
  },
]
