import { always, type Property, whenever } from '../graph/temporal'
import type { PolicyBounds, PolicyWindow } from './bounds'
import type { ChangeView } from './changeView'
import { staff } from './promises'
import { upkeepProperties } from './upkeep'

const never = () => false

/** The promises about a policy that is changed for a charge. They hold in every world of one. */
export const changeProperties: readonly Property<ChangeView>[] = [
  // the policy
  always('each made change gives the policy one new version', ({ made, versions }) => made === versions),
  always('the policy, its quote and its last change say the same', ({ isAgreed }) => isAgreed),
  always('a change is made of the version that it was worked out for', ({ outdatedChanges }) => outdatedChanges === 0),
  always('each made change has one audit record', ({ made, changeAudits }) => made === changeAudits),
  always('a customer who is told of a change has it', ({ windows }) =>
    windows.every(({ shown, isMade }) => shown !== 'done' || isMade),
  ),
  always('a customer who is told that it was not made does not have it', ({ windows }) =>
    windows.every(({ shown, isMade }) => shown !== 'refused' || !isMade),
  ),

  // nobody is charged twice, or wrongly
  always('at most one payment of a policy is on its way', ({ live }) => live <= 1),
  always('a charge is exactly as high as its order', ({ otherAmounts }) => otherAmounts === 0),
  always('a payment is made if and only if its change is', ({ unmatched }) => unmatched === 0),
  always('the policy costs what the customer agreed to', (view) => view.policyCents === view.agreedCents),
  always('a customer who is told that nothing was charged was not charged', ({ windows }) =>
    windows.every(({ shown, isCharged }) => shown !== 'refused' || !isCharged),
  ),
  always(
    'a payment that ended without its change leaves no charge, unless its refund is recorded',
    ({ forgotten }) => forgotten === 0,
  ),
  always('no refund without a recorded cause, and none of a change that was made', (view) => view.wrongRefunds === 0),
  whenever<ChangeView>(({ live }) => live > 0).eventually(
    'a payment that was begun is settled',
    ({ live }) => live === 0,
  ),

  // the books
  always('the books charge what the policy keeps', (view) => view.chargedCents === view.retainedCents),
  always('the premium that is written is what the policy keeps', (view) => view.writtenCents === view.retainedCents),
  always('the books say nothing twice', ({ enteredTwice }) => enteredTwice === 0),
  always('each settled payment has one audit record', ({ unaudited }) => unaudited === 0),
  always(
    'the books never say more than the bank holds',
    ({ bookCents, bankCents, payableCents }) => bookCents <= bankCents + payableCents,
  ),
  always(
    'once all is settled, the books have the bank’s amount, or staff see a refund that failed',
    ({ isQuiet, live, pendingRefunds, failedRefunds, bookCents, bankCents }) =>
      !isQuiet || live > 0 || pendingRefunds > 0 || failedRefunds > 0 || bookCents === bankCents,
  ),
  whenever<ChangeView>(({ pendingRefunds }) => pendingRefunds > 0).eventually(
    'a refund that is payable is paid out, or staff see that the bank refuses it',
    ({ pendingRefunds }) => pendingRefunds === 0,
  ),

  // the customer is told, once, and so are those who rely on a certificate
  whenever<ChangeView>(({ windows }) => windows.some(({ shown }) => shown === 'unclear')).eventually(
    'a customer without a clear answer is told',
    ({ windows }) => windows.every(({ shown }) => shown !== 'unclear'),
  ),
  whenever<ChangeView>(({ windows }) => windows.some(({ shown }) => shown === 'done')).until(
    'a customer who was told of a change is told nothing else',
    ({ windows }) => windows.some(({ shown }) => shown === 'done'),
    never,
  ),
  always('nobody is mailed of a change that was not made', (view) => view.ownerLetters <= view.made),
  whenever<ChangeView>((view) => view.ownerLetters < view.made).eventually(
    'the buyer learns of each change',
    (view) => view.ownerLetters === view.made,
  ),
  whenever<ChangeView>(({ made, subscribers }) => made > 0 && subscribers > 0).eventually(
    'each address that follows the certificate learns of the change',
    ({ made, subscribers, subscriberLetters }) => subscriberLetters === made * subscribers,
  ),
  ...upkeepProperties,
]

/** A window that adds days to set up, at 20 dollars each and a fee. */
const setup = (...days: readonly string[]) => ({ step1: { setup_coverage: 'True', setup_dates: days } })

/** @param n its token and its key */
export const changes = (n: number, form: object = setup('06/11/2027'), difference = 21): PolicyWindow => ({
  name: `window ${n}`,
  presses: 1,
  work: { kind: 'change', key: `key-${n}`, form, difference, token: `tok_${String(n).repeat(24)}` },
})
export const twoDays = (n: number): PolicyWindow => changes(n, setup('06/10/2027', '06/11/2027'), 42)

export interface ChangeWorld {
  readonly name: string
  readonly bounds: PolicyBounds
}

/** The worlds of a policy that is changed. Each is explored to its end. */
export const changeWorlds: readonly ChangeWorld[] = [
  { name: 'a policy is changed; a server dies', bounds: { areWorkersLast: true, windows: [changes(1)], deaths: 1 } },
  {
    name: 'a policy is changed; an answer is lost',
    bounds: { areWorkersLast: true, windows: [changes(1)], lostAnswers: 1 },
  },
  {
    name: 'a policy is changed; a call to the bank or the mail server is lost',
    bounds: { areWorkersLast: true, windows: [changes(1)], lostCalls: 1 },
  },
  {
    name: 'a policy is changed by two windows; one card is declined',
    bounds: { areWorkersLast: true, windows: [changes(1), twoDays(2)], declined: [0] },
  },
  {
    name: 'a policy is changed while staff cancel it',
    bounds: { areWorkersLast: true, windows: [changes(1), staff(2)] },
  },
  {
    name: 'a policy is changed while staff cancel it; the bank takes no refund',
    bounds: { areWorkersLast: true, windows: [changes(1), staff(2)], keepsCharge: true },
  },
  {
    name: 'a policy is changed, and an address follows its certificate',
    bounds: { areWorkersLast: true, windows: [changes(1)], hasSubscriber: true },
  },
]
