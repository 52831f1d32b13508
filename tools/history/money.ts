import { grouped, type Operation, type Remains, type Report } from './record'

type Key = string
/** The final answers of a key. */
interface Outcome {
  readonly call: Operation['call']
  readonly key: Key
  readonly made: readonly { readonly policyNumber: string; readonly cents: number; readonly text: string }[]
  readonly isNotCharged: boolean
  readonly texts: ReadonlySet<string>
}

/** Checks that clients were told the truth about policies and money, and that bank, ledger, policies and mails agree. */
export function checkMoney(operations: readonly Operation[], remains: Remains, report: Report): void {
  const keyed = operations.filter(({ key, call }) => key !== undefined && moneyCalls.has(call))
  const outcomes = [...grouped(keyed, ({ key }) => key!)].map(([key, all]) => outcomeOf(key, all))
  for (const outcome of outcomes) checkKey(outcome, remains, report)
  checkPolicy(outcomes, remains, report)
  checkSums(outcomes, remains, report)
  checkMails(outcomes, remains, report)
}

const moneyCalls: ReadonlySet<string> = new Set(['purchase', 'status', 'change', 'cancel'])

function outcomeOf(key: Key, operations: readonly Operation[]): Outcome {
  const answers = operations.map(({ answer }) => answer)
  const final = answers.flatMap((answer) => (answer.kind === 'made' || answer.kind === 'notCharged' ? [answer] : []))
  const call = operations.find((operation) => operation.call !== 'status')?.call ?? 'purchase'
  return {
    call,
    key,
    made: final.flatMap((answer) => (answer.kind === 'made' ? [answer] : [])),
    isNotCharged: final.some(({ kind }) => kind === 'notCharged'),
    texts: new Set(final.map(({ text }) => text)),
  }
}

/** One key has one result, which the bank confirms. */
function checkKey({ call, key, made, isNotCharged, texts }: Outcome, remains: Remains, report: Report): void {
  if (texts.size > 1) report('an answer changed', `key ${key} had ${texts.size} final answers`)
  const net = netOf(remains.payments.filter((payment) => payment.key === key))
  if (isNotCharged && net !== 0) report('charged, and told otherwise', `key ${key}: ${net} cents`)
  const [first] = made
  if (!first) return
  const isCharged = remains.payments.some((payment) => payment.key === key && payment.chargedCents === first.cents)
  if (first.cents > 0 && !isCharged) report('told of a charge that is not there', `key ${key}`)
  if (call !== 'purchase' && !remains.changes.includes(key))
    report('acknowledged and lost', `the ${call} of key ${key}`)
}

const netOf = (payments: Remains['payments']) =>
  payments.reduce((sum, { chargedCents, refundedCents }) => sum + chargedCents - refundedCents, 0)

/** A quote is bought once, by a charge that still stands or is refunded with its policy's cancellation. */
function checkPolicy(outcomes: readonly Outcome[], { policies, payments }: Remains, report: Report): void {
  const purchases = outcomes.filter(({ call, made }) => call === 'purchase' && made.length > 0)
  const numbers = new Set(purchases.flatMap(({ made }) => made.map(({ policyNumber }) => policyNumber)))
  if (purchases.length > 1) report('bought twice', `${purchases.length} keys were told of a policy`)
  if (policies.length > 1) report('two policies', policies.join(', '))
  for (const number of numbers) if (!policies.includes(number)) report('acknowledged and lost', `policy ${number}`)
  if (policies.length > numbers.size) report('a policy that nobody was told of', policies.join(', '))
  const buying = new Set(outcomes.filter(({ call }) => call === 'purchase').map(({ key }) => key))
  const charges = payments.filter(
    ({ key, chargedCents, refundedCents }) => buying.has(key) && refundedCents < chargedCents,
  )
  if (charges.length > 1) report('a double charge', `${charges.length} charges for one quote`)
  if (payments.some(({ isSettled }) => !isSettled)) report('an unsettled payment', `of ${payments.length}`)
}

/** The ledger and the bank have the amounts that clients were told, less refunds. */
function checkSums(outcomes: readonly Outcome[], { ledger, payments }: Remains, report: Report): void {
  const stated = outcomes.reduce((sum, { made: [first] }) => sum + (first?.cents ?? 0), 0)
  const charged = ledger.reduce((sum, { chargedCents }) => sum + chargedCents, 0)
  const paid = ledger.reduce((sum, { paidCents }) => sum + paidCents, 0)
  const atBank = netOf(payments)
  if (charged !== stated || paid !== stated || atBank !== stated)
    report('the books disagree', `clients were told ${stated} cents, charged ${charged}, paid ${paid}, bank ${atBank}`)
  const sold = outcomes.filter(({ made: [first] }) => first && first.cents > 0).length
  const back = payments.filter(({ chargedCents, refundedCents }) => chargedCents > 0 && refundedCents === chargedCents)
  const receipts = ledger.filter(({ kind }) => kind === 'salesReceipt').length
  if (receipts < sold || receipts > sold + back.length)
    report('the books disagree', `${receipts} receipts for ${sold} payments`)
}

/** One mail for each purchase, change and cancellation. */
function checkMails(outcomes: readonly Outcome[], { mails }: Remains, report: Report): void {
  for (const [call, kind] of mailKinds) {
    const expected = outcomes.filter((outcome) => outcome.call === call && outcome.made.length > 0).length
    const sent = mails[kind] ?? 0
    if (sent < expected) report('a missing mail', `${sent} of ${expected} mails of ${kind}`)
    if (sent > expected) report('a mail too many', `${sent} of ${expected} mails of ${kind}`)
  }
}

const mailKinds = [
  ['purchase', 'purchase'],
  ['change', 'policyChanged'],
  ['cancel', 'policyCancelled'],
] as const
