import type { ChangeForm } from '../../../contract/client'
import type { Answers, FieldName } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/asked'
import { looksLikeCardNumber } from '../../../domain/luhn'
import { fixedAnswers } from '../../../domain/policyChange'
import { wrongAnswers } from '../../problem'
import { type Given, readAnswers } from '../../quotes/answers'
import { isOther } from '../../quotes/answersHash'

/** What somebody wants a policy to become. */
export interface Wanted {
  readonly type: 'change' | 'cancel'
  readonly given: Given
  readonly reason: string | null
}

const steps = ['step0', 'step1', 'step2', 'step4', 'step5'] as const

/**
 * The answers that are to be others; of the transaction form only what it is for, and why.
 * @param before the answers as they are insured
 * @throws a 422 that names what breaks a rule of its own, holds a card number, or stays as it was bought
 */
export function readWanted(form: ChangeForm, before: Answers): Wanted {
  const type = form.type === 'cancel' ? 'cancel' : 'change'
  const errors = { ...cardsIn(form), ...fixedIn(form, before) }
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return { type, given: type === 'cancel' ? {} : readAnswers(form), reason: form.reason?.trim() || null }
}

const noCard = 'A card number does not belong here'

/** The answers' own rules look for one already. */
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

const stays = 'This stays as it was bought. Write to us, and we will see what can be done.'

/** Who sends the whole form sends these too, as they are. */
function fixedIn(form: ChangeForm, before: Answers): Record<string, string> {
  const counted: Readonly<Record<string, unknown>> = countedAnswers(before)
  return Object.fromEntries(
    steps.flatMap((step) => {
      const { customFields, ...slice } = (form[step] ?? {}) as Record<string, unknown>
      const held: Record<string, unknown> = { ...slice, ...(customFields as object | undefined) }
      return (fixedAnswers as readonly FieldName[])
        .filter((name) => Object.hasOwn(held, name) && isOther(held[name], counted[name]))
        .map((name) => [`${step}.${name}`, stays])
    }),
  )
}
