import { fromStoredDraft, sharingDraft, toStoredDraft } from '../../../machines/customer/policy/policy.draft'
import { linkIn } from '../../../machines/customer/policy/policy.route'
import { type PolicyRef, selectTaskRef } from '../../../machines/customer/policy/policy.select'
import { type SharingRef, selectSendingIn, selectSharingDraft } from '../../../machines/customer/policy/sharing.select'
import { type DraftStorage, followForm, storeText } from '../../../machines/kit/draft'
import { newKey } from '../../shared/browser/idempotencyKey'
import type { PageDependencies } from '../routes/dependencies'
import { clearedAt } from '../routes/sessionClearing'

const storageKey = 'marquee.policy'

/** Saves the draft of documents that are emailed right after the purchase, for the policy's page after a reload. */
export function keepSharing(ownStorage: DraftStorage | undefined, sharing: SharingRef, contactId: string) {
  const visit = newKey()
  let isKept = false
  followForm(sharing, selectSendingIn, (snapshot) => {
    const draft = selectSharingDraft(snapshot)
    const isWritten = draft !== null && Object.values(draft).some(Boolean)
    // drafts of another policy stay until something is typed here
    if (!isWritten && !isKept) return
    isKept = true
    storeText(ownStorage, storageKey, sharingDraft(contactId, visit, Date.now(), draft))
  })
}

/** Saves a policy page’s drafts for a reload of this tab only: a claim must not show in another tab. */
export function policyDrafts(
  { storage, ownStorage }: Pick<PageDependencies, 'storage' | 'ownStorage'>,
  newVisit: () => string,
) {
  return {
    /** The saved draft of the policy in this address, or a new visit where nothing is saved. */
    read(address: string) {
      const contactId = linkIn(address)?.contactId
      const text = ownStorage?.getItem(storageKey) ?? null
      const draft = contactId ? fromStoredDraft(text, contactId, Number(storage.getItem(clearedAt))) : null
      return draft ?? { visit: newVisit(), drafts: {} }
    },
    keep(policy: PolicyRef, visit: string) {
      followForm(policy, selectTaskRef, (snapshot) => {
        const draft = toStoredDraft(snapshot, visit, Date.now())
        if (draft) storeText(ownStorage, storageKey, draft)
      })
    },
  }
}
