import { makeMoney } from './money/money'
import { plants } from './plants'
import type { PolicyBounds } from './policy/bounds'
import { changePlants } from './policy/changePlants'
import { changeProperties, changeWorlds } from './policy/changePromises'
import { changeViewOf } from './policy/changeView'
import { policyPlants } from './policy/plants'
import { policyProperties, policyWorlds } from './policy/promises'
import { quotePlants } from './policy/quotePlants'
import { quoteProperties, quoteWorlds } from './policy/quotePromises'
import { quoteViewOf } from './policy/quoteView'
import { reissuePlants, reissueProperties, reissueViewOf, reissueWorlds } from './policy/reissue'
import { viewOf } from './policy/view'
import { makePolicyWorld } from './policy/world'
import { type Fault, faultyProduct, product } from './product/load'
import { policyProduct } from './product/policyProduct'
import { makeSubject, type Schema } from './proof'
import { properties } from './properties'
import { type SessionWorld, sessionPlants, sessionProperties, sessionWorlds } from './session/promises'
import { makeSessions } from './session/session'
import { type World, worlds } from './worlds'

const productWith = ([fault]: readonly Fault[]) => (fault ? faultyProduct(fault) : product)

let soldPolicies: ReturnType<typeof policyProduct> | null = null
const policyProductWith = (faults: readonly Fault[]) => {
  if (faults.length > 0) return policyProduct(...faults)
  soldPolicies ??= policyProduct()
  return soldPolicies
}
const policySystem =
  <View>(viewOf: (bounds: PolicyBounds) => Parameters<typeof makePolicyWorld<View>>[3]) =>
  async (schema: Schema, bounds: PolicyBounds, faults: readonly Fault[]) =>
    makePolicyWorld(await policyProductWith(faults), schema, bounds, viewOf(bounds))

export const purchases = makeSubject({
  worlds,
  plants,
  promises: properties,
  systemOf: async (schema: Schema, bounds: World['bounds'], faults) =>
    makeMoney(await productWith(faults), schema, bounds),
})
/** sessions of staff */
export const sessions = makeSubject({
  worlds: sessionWorlds,
  plants: sessionPlants,
  promises: sessionProperties,
  systemOf: async (schema: Schema, bounds: SessionWorld['bounds'], faults) =>
    makeSessions(await productWith(faults), schema, bounds),
})
/** policies that are canceled */
export const cancellations = makeSubject({
  worlds: policyWorlds,
  plants: policyPlants,
  promises: policyProperties,
  systemOf: policySystem(viewOf),
})
/** policies that are changed */
export const changes = makeSubject({
  worlds: changeWorlds,
  plants: changePlants,
  promises: changeProperties,
  systemOf: policySystem(() => changeViewOf),
})
/** certificates that are replaced */
export const replacements = makeSubject({
  worlds: reissueWorlds,
  plants: reissuePlants,
  promises: reissueProperties,
  systemOf: policySystem(reissueViewOf),
})
/** quotes that are ordered, reviewed or expire */
export const quotes = makeSubject({
  worlds: quoteWorlds,
  plants: quotePlants,
  promises: quoteProperties,
  systemOf: policySystem(quoteViewOf),
})

export const subjects = [purchases, sessions, cancellations, changes, quotes, replacements]
