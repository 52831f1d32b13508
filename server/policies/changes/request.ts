import type { ChangeForm, ChangeOrder } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { isCardForToken, looksLikeCardNumber } from '../../../domain/common/cardNumber'
import type { Cents } from '../../../domain/common/money'
import { fixedFor } from '../../../domain/policy/change'
import type { Order } from '../../payments/request'
import { answersHash, isOther } from '../../platform/crypto/hash'
import { hashOf } from '../../platform/crypto/seal'
import { wrongAnswers } from '../../platform/problems/problem'
import { type PartialAnswers, readAnswers } from '../../quotes/answers'

/** A request to make a change, or for the status of an earlier one. */
export interface OrderedChange extends Order {
  readonly form: ChangeForm
  /** signed, as it was shown; `amountCents` has the same value */
  readonly differenceCents: Cents
  /** whether this only requests the status */
  readonly isAsking: boolean
}

const mostDollars = 100_000_000

/**
 * @throws Problem 422 that names the field without repeating its value: for a security code, for a possible card number
 * (decisions 45 and 50), and for an invalid difference
 */
export function readChangeOrder(contactId: string, body: ChangeOrder, key: string): OrderedChange {
  const { payment_token, cancel_authentication: cancelsAuthentication = false, ...ordered } = body
  const errors = faultsOf(body)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const differenceCents = Math.round(body.difference * 100)
  return {
    contactId,
    form: body.change,
    differenceCents,
    amountCents: differenceCents,
    token: payment_token || null,
    cancelsAuthentication,
    isAsking: !payment_token && (differenceCents > 0 || Object.keys(body.change).length === 0),
    key,
    keyHash: hashOf(key),
    requestHash: answersHash({ contactId, ...ordered }),
  }
}

const noCard = 'A card number does not belong here'

function faultsOf({
  change: _,
  cancel_authentication: __,
  difference,
  payment_token,
  ...fields
}: ChangeOrder): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(fields)) if (looksLikeCardNumber(text)) errors[name] = noCard
  // a token may contain digits; all digits is a card number
  if (isCardForToken(payment_token ?? '')) errors['payment_token'] = noCard
  if (fields.cc_cvv_number) errors['cc_cvv_number'] = 'The security code goes to the payment processor only'
  if (!/^\d{0,4}$/.test(fields.cc_last_digits ?? '')) errors['cc_last_digits'] ??= 'Only the last four digits'
  if (!isAmount(difference)) errors['difference'] = 'Needs an amount in dollars and cents'
  return errors
}

const isAmount = (dollars: number) =>
  Math.abs(dollars) <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6

/** The requested change of a policy. */
export interface RequestedChange {
  readonly type: 'change' | 'cancel'
  readonly given: PartialAnswers
  readonly reason: string | null
}

const steps = ['step0', 'step1', 'step2', 'step4', 'step5'] as const

/**
 * Reads the changed answers; of the transaction form, only its type and reason.
 * @param before the currently insured answers
 * @throws Problem 422 that names answers that break their own rules, contain a card number, or may not change after the
 * purchase
 */
export function readWanted(form: ChangeForm, before: Answers): RequestedChange {
  const type = form.type === 'cancel' ? 'cancel' : 'change'
  const errors = { ...cardsIn(form), ...fixedIn(form, before) }
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return { type, given: type === 'cancel' ? {} : readAnswers(form), reason: form.reason?.trim() || null }
}

/** The rules of the answers check for card numbers already; these fields have no such rules. */
function cardsIn({ reason, transaction_type, transaction_subtype, change_item = [] }: ChangeForm) {
  const texts: readonly (readonly [string, unknown])[] = [
    ['reason', reason],
    ['transaction_type', transaction_type],
    ['transaction_subtype', transaction_subtype],
    ...change_item.flatMap(({ item_description, amount }, i) => [
      [`change_item.${i}.item_description`, item_description] as const,
      [`change_item.${i}.amount`, amount] as const,
    ]),
  ]
  return Object.fromEntries(
    texts.filter(([, text]) => looksLikeCardNumber(String(text ?? ''))).map(([at]) => [at, noCard]),
  )
}

const stays = 'This cannot be changed here. Write to us, and we will see what we can do.'

/** A caller may send the whole form with unchangeable answers, as long as they are unchanged. */
function fixedIn(form: ChangeForm, before: Answers): Record<string, string> {
  const counted: Readonly<Record<string, unknown>> = countedAnswers(before)
  return Object.fromEntries(
    steps.flatMap((step) => {
      const { customFields, ...slice } = (form[step] ?? {}) as Record<string, unknown>
      const values: Record<string, unknown> = { ...slice, ...(customFields as object | undefined) }
      return fixedFor(before)
        .filter((name) => Object.hasOwn(values, name) && isOther(values[name], counted[name]))
        .map((name) => [`${step}.${name}`, stays])
    }),
  )
}
