import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { messages } from '../../domain/common/messages'
import { wrongAnswers } from '../platform/problems/problem'

/** @param texts by field, with their labels. @throws Problem 422 that names fields with a card number (decision 45) */
export function assertNoCards(
  texts: Readonly<Record<string, readonly [label: string, text: string | null | undefined]>>,
) {
  const errors = Object.entries(texts)
    .filter(([, [, text]]) => looksLikeCardNumber(text ?? ''))
    .map(([field, [label]]) => [field, messages.noCardNumber(label)])
  if (errors.length > 0) throw wrongAnswers(Object.fromEntries(errors))
}

export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null
