import { fromKept, toKept } from '../../machines/policy/policy.kept'
import { linkIn } from '../../machines/policy/policy.link'
import type { PolicyRef } from '../../machines/policy/policy.select'
import { selectTaskRef } from '../../machines/policy/policy.select'
import { clearedAt } from './cleared'
import type { World } from './world'

const place = 'marquee.policy'

/**
 * What is written on a policy's page outlives a reload of this tab, and nothing else: a claim is nobody's but its writer's.
 * A browser may refuse to keep anything.
 */
export function policyDrafts({ storage, ownStorage }: Pick<World, 'storage' | 'ownStorage'>, newVisit: () => string) {
  return {
    /** What was kept of the policy that an address leads to; a new visit where nothing was. */
    read(address: string) {
      const contactId = linkIn(address)?.contactId
      const text = ownStorage?.getItem(place) ?? null
      const kept = contactId ? fromKept(text, contactId, Number(storage.getItem(clearedAt))) : null
      return kept ?? { visit: newVisit(), drafts: {} }
    },
    keep(policy: PolicyRef, visit: string) {
      let task: ReturnType<typeof selectTaskRef>
      let following = { unsubscribe: () => {} }
      const write = () => {
        const kept = toKept(policy.getSnapshot(), visit, Date.now())
        if (kept) attempt(() => ownStorage?.setItem(place, JSON.stringify(kept)))
      }
      policy.subscribe((snapshot) => {
        const now = selectTaskRef(snapshot)
        if (now !== task) {
          following.unsubscribe()
          task = now
          following = now?.subscribe(write) ?? following
        }
        write()
      })
    },
  }
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // full, or forbidden meanwhile: then a reload begins anew
  }
}
