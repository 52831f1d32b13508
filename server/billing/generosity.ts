import { inDollars } from '../../domain/common/formats'
import type { Cents } from '../../domain/common/money'
import { refundReasons } from '../../domain/staff/secondPerson'
import type { Act } from '../authority/authorize'
import type { Program } from '../platform/config/program'
import type { AccountBalance } from './balance'
import type { Form } from './transactionForm'
import { staffPurposes } from './voidable'

/*
 * Money above the standard refund. A credit memo makes money refundable, so a credit counts like a refund, and the credits
 * of a contact count together: several small ones are no way around the limit.
 */

interface Crediting {
  readonly contactId: string
  readonly balance: AccountBalance
  readonly form: Pick<Form, 'amountCents' | 'note' | 'items'>
}

/** A refund, worked out. @param to the card, or the check */
export function refundAct(
  { soleAuthority }: Program,
  { contactId, balance, form, excessCents, to }: Crediting & { readonly excessCents: Cents; readonly to: string },
): Act {
  const { amountCents, note } = form
  return {
    kind: 'refund',
    contactId,
    subject: `Refund of ${inDollars(amountCents)}`,
    reasons: refundReasons(soleAuthority, { excessCents, earlierCents: creditedByStaff(balance) }),
    excessCents,
    facts: { ...factsOf(balance), amountCents, excessCents, to },
    outcome: [
      ['Refund', inDollars(amountCents)],
      ['To', to],
      ['Standard refund', inDollars(balance.byRuleCents)],
      ['Above it', inDollars(excessCents)],
      ...noteIn(note),
    ],
  }
}

/** A credit memo, worked out. */
export function creditAct({ soleAuthority }: Program, { contactId, balance, form }: Crediting): Act {
  const { amountCents, note, items } = form
  return {
    kind: 'credit',
    contactId,
    subject: `Credit memo for ${inDollars(amountCents)}`,
    reasons: refundReasons(soleAuthority, { excessCents: amountCents, earlierCents: creditedByStaff(balance) }),
    excessCents: amountCents,
    facts: { ...factsOf(balance), amountCents },
    outcome: [
      ['Credit', inDollars(amountCents)],
      ['For', items.map(({ description }) => description).join(', ')],
      ['Charged before', inDollars(balance.besideCharged)],
      ...noteIn(note),
    ],
  }
}

/** Cents that staff have credited by hand, but for voided credits. */
function creditedByStaff({ entries }: Pick<AccountBalance, 'entries'>): Cents {
  const voided = new Set(entries.map(({ voids }) => voids))
  return entries
    .filter(({ id, kind, purpose, voids }) => {
      const isCredit = kind === 'creditMemo' && purpose === staffPurposes.creditMemo
      return isCredit && voids === null && !voided.has(id)
    })
    .reduce((total, { charged_cents }) => total - charged_cents, 0)
}

const factsOf = ({ chargedCents, paidCents, payableCents, byRuleCents, mostBackCents }: AccountBalance) => ({
  chargedCents,
  paidCents,
  payableCents,
  byRuleCents,
  mostBackCents,
})

const noteIn = (note: string | null) => (note === null ? [] : ([['Reason', note]] as const))
