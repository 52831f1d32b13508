import type { policyEntries } from '../../../tools/gallery/screens/policy'
import type { quoteEntries } from '../../../tools/gallery/screens/quote'
import type { staffEntries } from '../../../tools/gallery/screens/staff'
import type { AssertionsOf } from './assertion'
import { policyAssertions } from './policy.assertions'
import { quoteAssertions } from './quote.assertions'
import { staffAssertions } from './staff.assertions'

/** Walked on its screen by a test of its own, which presses the buttons: tests/screens/steps.walk.test.tsx. */
type WalkedApart = 'quote steps'

export type QuoteCharts = { readonly [Name in Exclude<keyof typeof quoteEntries, WalkedApart>]: AssertionsOf<Name> }
export type PolicyCharts = { readonly [Name in keyof typeof policyEntries]: AssertionsOf<Name> }
export type StaffCharts = { readonly [Name in keyof typeof staffEntries]: AssertionsOf<Name> }

/** An assertion for each state of each chart in the gallery; a missing chart or state does not compile. */
export const assertions: QuoteCharts & PolicyCharts & StaffCharts = {
  ...quoteAssertions,
  ...policyAssertions,
  ...staffAssertions,
}
