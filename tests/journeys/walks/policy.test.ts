import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { withBrowser } from '../support/browser'
import { type House, openHouse } from '../support/house'
import { cancelInBrowser } from './cancel.inBrowser'
import { changeInBrowser } from './change.inBrowser'
import { documentsInBrowser } from './documents.inBrowser'
import { claimInBrowser, findInBrowser, messageInBrowser, sendingInBrowser } from './forms.inBrowser'
import { policyInBrowser } from './policy.inBrowser'
import { PolicyPage } from './policyPage'
import type { BrowserWalk } from './spec'
import { walkInBrowser } from './walkInBrowser'

const { newPage } = withBrowser()
let house: House
let policy: PolicyPage | null = null
beforeAll(async () => {
  house = await openHouse({ env: { LINK_RATE_LIMIT: '100000' } })
})
afterAll(() => house?.pullDown())

/** The charts of a policy's page, each walked from where it begins on that page. */
const charts: Readonly<Record<string, (policy: PolicyPage) => Promise<BrowserWalk<any>> | BrowserWalk<any>>> = {
  change: async (policy) => changeInBrowser(policy, await policy.opened()),
  cancel: cancelInBrowser,
  claim: claimInBrowser,
  message: messageInBrowser,
  sending: async (policy) => sendingInBrowser(policy, await policy.certificate()),
  find: findInBrowser,
  documents: documentsInBrowser,
  policy: policyInBrowser,
}

test.each(Object.entries(charts))('every state and transition of %s is visited on its page', async (_, chartOf) => {
  policy = await PolicyPage.open(house, await newPage(house.url), policy)
  const report = await walkInBrowser<AnyStateMachine>(await chartOf(policy))
  expect(report.gaps).toEqual([])
})
