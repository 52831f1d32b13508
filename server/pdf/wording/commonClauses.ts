import { dayBegins } from '../../../domain/application/period'
import type { Period } from '../facts/types'
import type { Clause } from './clause'

/** Decision 25. */
export const coveredDay = ({ dayEnds }: Period): Clause => ({
  head: 'Covered day',
  text: `is a day that the declarations name as one, from ${dayBegins} to ${dayEnds} of the next.`,
})

/** The same in every policy. */
export const parties: Clause = {
  text: '“You” means the insured that the declarations name. “We” means the insurer that they name. We rely on the answers that you gave when you asked for the quote; they are part of this contract.',
}

export const changes: Clause = {
  head: 'Changes.',
  text: 'You may ask for a change of dates, names, places or people until coverage begins, up to ten times. We tell you the difference in price first. A change holds once we issue it.',
}

export const ifWeCancel: Clause = {
  head: 'If we cancel.',
  text: 'We may cancel this policy for nonpayment, or for a false answer that mattered, by written notice to the last address that we know, at least ten days before it takes effect or longer where the law of your state asks for it. We pay back the premium for the days that are left.',
}

export const falseAnswers: Clause = {
  head: 'False answers.',
  text: 'This policy is void if you hid or misstated, on purpose, a fact that would have changed our decision to insure the event or its price.',
}

export const transfer: Clause = {
  head: 'Transfer.',
  text: 'Your rights and duties may not be transferred without our written consent.',
}

export const stateLaw: Clause = {
  head: 'Your state’s law.',
  text: 'Where a term of this policy conflicts with the law of the state in which it is issued, it is changed to agree with that law.',
}
