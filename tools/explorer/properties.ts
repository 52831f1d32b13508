import { always, type Property, whenever } from './graph/temporal'
import type { View, WindowView } from './money/view'
import type { Shown } from './money/window'

/** The same promise for each of the two windows. */
const ofEachWindow = (make: (at: (view: View) => WindowView | undefined, name: string) => Property<View>) =>
  [0, 1].map((w) => make(({ windows }) => windows[w], `window ${w + 1}`))

const isAt = (shown: readonly Shown[]) => (window: WindowView | undefined) =>
  window !== undefined && shown.includes(window.shown)
const isWaiting = isAt(['waiting'])
const isEditing = isAt(['editing'])
const hasEnded = isAt(['bought', 'notCharged', 'turnedAway', 'closed'])
const never = () => false

/** The promises to customers, and to those who keep the books. They hold in every world. */
export const properties: readonly Property<View>[] = [
  // nobody is charged twice, or wrongly
  always('at most one charge stands', ({ charges }) => charges <= 1),
  always('at most one payment of a quote is on its way', ({ live }) => live <= 1),
  always('at most one payment of a quote is made', ({ captured }) => captured <= 1),
  always('a charge is exactly as high as its order', ({ otherAmounts }) => otherAmounts === 0),
  always('nothing is sold at a price that the quote does not have', ({ soldAtOtherPrice }) => soldAtOtherPrice === 0),
  always('a window that is told that nothing was charged was not charged', ({ windows }) =>
    windows.every((window) => window.shown !== 'notCharged' || !window.isCharged),
  ),
  always(
    'a payment that ended without a policy leaves no charge, unless its refund is recorded',
    ({ forgotten }) => forgotten === 0,
  ),

  always('a payment that ended waits for no cardholder at the processor', ({ openAtTheBank }) => openAtTheBank === 0),

  // a policy for each charge that is kept
  always('at most one policy is issued', ({ policies }) => policies <= 1),
  always('no policy is issued without its charge', ({ policies, charges }) => policies <= charges),
  always('no policy is issued without its ledger entry', ({ unbooked }) => unbooked === 0),
  always('a payment is made if and only if a policy is issued', ({ captured, policies }) => captured === policies),
  always('a window that is told of a policy has one', ({ windows, policies }) =>
    windows.every(({ shown }) => shown !== 'bought' || policies === 1),
  ),
  whenever<View>(({ policies }) => policies > 0).until(
    'an issued policy stays issued, and its charge stays',
    ({ policies, charges }) => policies === 1 && charges === 1,
    never,
  ),

  // refunds
  always('no refund without a recorded cause', ({ causelessRefunds }) => causelessRefunds === 0),
  always('no refund of a charge that pays for a policy', ({ refundsOfPolicies }) => refundsOfPolicies === 0),
  always('no refund exceeds its charge', ({ excessRefunds }) => excessRefunds === 0),
  always('no refund is recorded as made before the bank has made it', ({ unpaidRefunds }) => unpaidRefunds === 0),
  whenever<View>(({ pendingRefunds }) => pendingRefunds > 0).eventually(
    'a refund that is payable is paid out, or staff see that the bank refuses it',
    ({ pendingRefunds }) => pendingRefunds === 0,
  ),

  // the books
  always('the books say nothing twice', ({ enteredTwice }) => enteredTwice === 0),
  // a refund that failed stays payable: the bank may have made it for a worker that died, and staff ask again under its id
  always(
    'once all is settled, the books have the bank’s amount, or staff see a refund that failed',
    ({ isQuiet, live, pendingRefunds, payableCents, bankCents, bookCents }) =>
      !isQuiet || live > 0 || pendingRefunds > 0 || bankCents === bookCents || bankCents + payableCents === bookCents,
  ),
  always(
    'the books never say more than the bank holds and we still have to refund',
    (view) => view.bookCents <= view.bankCents + view.payableCents,
  ),
  always('each settled payment has one audit record of it', ({ unaudited }) => unaudited === 0),
  always('no row stays locked while the processor is asked', ({ lockedWhileAsking }) => lockedWhileAsking === 0),

  // nothing is left behind
  whenever<View>(({ live }) => live > 0).eventually('a payment that was begun is settled', ({ live }) => live === 0),
  whenever<View>(({ charges }) => charges > 0).eventually(
    'a charge becomes a policy in the books, or is refunded, or is owed',
    ({ charges, policies, bankCents, bookCents, payableCents }) =>
      (charges === policies && bankCents === bookCents) || (payableCents > 0 && payableCents === bankCents),
  ),
  whenever<View>(({ isQuiet }) => !isQuiet).eventually(
    'the servers come to rest',
    ({ isQuiet, live }) => isQuiet && live === 0,
  ),

  // nobody is left waiting
  ...ofEachWindow((at, name) =>
    whenever<View>((view) => isWaiting(at(view))).eventually(
      `${name}: a buyer who waits is told`,
      (view) => !isWaiting(at(view)),
    ),
  ),
  ...ofEachWindow((at, name) =>
    whenever<View>((view) => isWaiting(at(view))).until(
      `${name}: a buyer who waits cannot pay again before being told`,
      (view) => !isEditing(at(view)),
      (view) => hasEnded(at(view)),
    ),
  ),
  ...ofEachWindow((at, name) =>
    whenever<View>((view) => at(view)?.shown === 'bought').until(
      `${name}: a buyer who was told of a policy is told nothing else`,
      (view) => at(view)?.shown === 'bought',
      never,
    ),
  ),
]
