import type { policyEntries } from '../../../tools/gallery/screens/policy'
import type { quoteEntries } from '../../../tools/gallery/screens/quote'
import type { staffEntries } from '../../../tools/gallery/screens/staff'
import { policyTellings } from './policy.tellings'
import { quoteTellings } from './quote.tellings'
import { staffTellings } from './staff.tellings'
import type { TellingsOf } from './telling'

/** On its screen by a walk of its own, whose buttons are pressed: tests/screens/steps.walk.test.tsx. */
type WalkedApart = 'quote steps'

export type QuoteCharts = { readonly [Name in Exclude<keyof typeof quoteEntries, WalkedApart>]: TellingsOf<Name> }
export type PolicyCharts = { readonly [Name in keyof typeof policyEntries]: TellingsOf<Name> }
export type StaffCharts = { readonly [Name in keyof typeof staffEntries]: TellingsOf<Name> }

/** What tells each state of each chart that the gallery shows; a chart or a state without does not compile. */
export const tellings: QuoteCharts & PolicyCharts & StaffCharts = {
  ...quoteTellings,
  ...policyTellings,
  ...staffTellings,
}
