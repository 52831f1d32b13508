import { createActor } from 'xstate'
import { policyCalls } from '../../../contract/calls/policy.gen'
import type { Client, PolicyCalls } from '../../../contract/client'
import { authenticate, type CardVault, tokenizeCard } from '../../../machines/calls/payments'
import {
  findPolicies,
  getPolicy,
  listDocuments,
  sendDocuments,
  sendUsEmail,
  submitAClaim,
} from '../../../machines/calls/policies'
import { askChange, makeAChange, submitChange } from '../../../machines/calls/policyChanges'
import { cancelMachine } from '../../../machines/customer/policy/cancellation.machine'
import { changeMachine } from '../../../machines/customer/policy/change.machine'
import { claimMachine } from '../../../machines/customer/policy/claim.machine'
import { sendingMachine } from '../../../machines/customer/policy/documentEmail.machine'
import { documentsMachine } from '../../../machines/customer/policy/documents.machine'
import { messageMachine } from '../../../machines/customer/policy/message.machine'
import { policyMachine } from '../../../machines/customer/policy/policy.machine'
import { selectFindRef } from '../../../machines/customer/policy/policy.select'
import { findMachine } from '../../../machines/customer/policy/policyFinder.machine'
import { selectFindDraft } from '../../../machines/customer/policy/policyFinder.select'
import { answersShape, followForm } from '../../../machines/kit/draft'
import { PolicyScreen } from '../../screens/policy/PolicyScreen'
import { newKey } from '../../shared/browser/idempotencyKey'
import { inspection } from '../../shared/browser/inspection'
import { isOnline } from '../../shared/browser/network'
import { type CardInputs, makeCardVault, vaultOf } from '../../shared/card/cardVault'
import type { OpenPage } from '../routes/routes'
import { policyDrafts } from './policyDrafts'
import { policyVenuesOf } from './policyVenue'
import { storedText } from './storedText'
import { keepTasks } from './taskHistory'

/** The policy chart with its calls. */
export function providedPolicy(client: Client, calls: PolicyCalls, vault: CardVault) {
  const changing = {
    makeAChange: makeAChange(calls),
    submitChange: submitChange(calls),
    askChange: askChange(calls),
  }
  return policyMachine.provide({
    actors: {
      getPolicy: getPolicy(client),
      documents: documentsMachine.provide({ actors: { listDocuments: listDocuments(client) } }),
      change: changeMachine.provide({
        actors: { ...changing, tokenizeCard: tokenizeCard(vault, isOnline), authenticate: authenticate(vault) },
      }),
      cancel: cancelMachine.provide({ actors: changing }),
      claim: claimMachine.provide({ actors: { submitAClaim: submitAClaim(calls) } }),
      message: messageMachine.provide({ actors: { sendUsEmail: sendUsEmail(calls) } }),
      sending: sendingMachine.provide({ actors: { sendDocuments: sendDocuments(client) } }),
      find: findMachine.provide({ actors: { findPolicies: findPolicies(calls) } }),
    },
  })
}

const openPolicyPage: OpenPage = ({ client, address, toast, ...dependencies }) => {
  // created on first use: the processor's script loads only when a card may be typed
  let cardInputs: CardInputs | null = null
  const openCardInputs = () => {
    cardInputs ??= makeCardVault(client)
    return cardInputs
  }
  const calls = { ...policyCalls(client.api), ...client }
  const machine = providedPolicy(client, calls, vaultOf(openCardInputs))
  const { hash } = address.now()
  const store = policyDrafts(dependencies, newKey)
  const { visit, drafts } = store.read(hash)
  const finder = storedText(dependencies, 'policyFinder', answersShape)
  const policy = createActor(machine, {
    ...inspection,
    input: { address: hash, key: newKey(), drafts, finding: finder.draft },
  })
  policy.on('toast', toast)
  store.keep(policy, visit)
  followForm(policy, selectFindRef, (snapshot) => {
    const find = selectFindRef(snapshot)
    finder.set(find ? selectFindDraft(find.getSnapshot()) : null)
  })
  policy.start()
  const venueOf = policyVenuesOf(client, policy)
  let followed = hash
  const moved = keepTasks(address, policy, visit)
  return {
    Screen: () => <PolicyScreen policy={policy} openCardInputs={openCardInputs} venueOf={venueOf} />,
    follow: ({ hash }) => {
      const isSame = hash === followed
      followed = hash
      if (isSame && moved()) return
      policy.send({ type: 'link.followed', address: hash })
    },
  }
}
export default openPolicyPage
