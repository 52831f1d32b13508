import { beforeAll, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { WalkName } from '../../walks/register'
import { withBrowser } from '../support/browser'
import { type Product, sharedProduct } from '../support/product'
import { PolicyPage } from './policyPage'
import type { BrowserWalk } from './spec'
import { walkInBrowser } from './walkInBrowser'

/** By the names in the register of the walks. */
type Walks = { readonly [Name in WalkName]?: (policy: PolicyPage) => Promise<BrowserWalk<any>> | BrowserWalk<any> }

/**
 * Charts of a policy's page, each walked from its start there. They are long and independent, so their files run in
 * parallel.
 */
export function walked(charts: Walks) {
  const { newPage } = withBrowser()
  let house: Product
  let policy: PolicyPage | null = null
  beforeAll(async () => {
    house = await sharedProduct({}, { isBlank: true })
  })

  const named = Object.entries(charts) as [WalkName, NonNullable<Walks[WalkName]>][]
  test.each(named)('every state and transition of %s is visited on its page', async (name, chartOf) => {
    policy = await PolicyPage.open(house, await newPage(house.url), policy)
    const report = await walkInBrowser<AnyStateMachine>(name, await chartOf(policy))
    expect(report.gaps).toEqual([])
  })
}
