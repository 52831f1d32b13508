import { createActor } from 'xstate'
import { type PolicyCalls, policyCalls } from '../../../contract/calls/policy'
import type { Client } from '../../../contract/client'
import {
  findPolicies,
  getPolicy,
  listDocuments,
  sendDocuments,
  sendUsEmail,
  submitAClaim,
} from '../../../machines/calls/policy'
import { askChange, makeAChange, submitChange } from '../../../machines/calls/policyChange'
import { type CardVault, tokenizeCard } from '../../../machines/calls/purchase'
import { documentsMachine } from '../../../machines/documents/documents.machine'
import { cancelMachine } from '../../../machines/policy/cancel.machine'
import { changeMachine } from '../../../machines/policy/change.machine'
import { claimMachine } from '../../../machines/policy/claim.machine'
import { findMachine } from '../../../machines/policy/find.machine'
import { messageMachine } from '../../../machines/policy/message.machine'
import { policyMachine } from '../../../machines/policy/policy.machine'
import { sendingMachine } from '../../../machines/policy/sending.machine'
import { PolicyScreen } from '../../screens/policy/PolicyScreen'
import { type CardDesk, makeCardVault } from '../cardVault'
import { inspection } from '../inspection'
import { newKey } from '../newKey'
import { policyDrafts } from '../policyDrafts'
import type { OpenRoom } from '../room'
import { keepTasks } from '../taskHistory'

/** The chart of a policy with its calls. */
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
      change: changeMachine.provide({ actors: { ...changing, tokenizeCard: tokenizeCard(vault) } }),
      cancel: cancelMachine.provide({ actors: changing }),
      claim: claimMachine.provide({ actors: { submitAClaim: submitAClaim(calls) } }),
      message: messageMachine.provide({ actors: { sendUsEmail: sendUsEmail(calls) } }),
      sending: sendingMachine.provide({ actors: { sendDocuments: sendDocuments(client) } }),
      find: findMachine.provide({ actors: { findPolicies: findPolicies(calls) } }),
    },
  })
}

const openPolicyRoom: OpenRoom = ({ client, address, toast, ...world }) => {
  // whose fields a card is typed into is asked only once one is
  let desk: CardDesk | null = null
  const cardDesk = () => {
    desk ??= makeCardVault(client)
    return desk
  }
  const calls = { ...policyCalls(client.api), ...client }
  const machine = providedPolicy(client, calls, { tokenize: (signal) => cardDesk().vault.tokenize(signal) })
  const { hash } = address.now()
  const store = policyDrafts(world, newKey)
  const { visit, drafts } = store.read(hash)
  const policy = createActor(machine, { ...inspection, input: { address: hash, key: newKey(), drafts } })
  policy.on('toast', toast)
  store.keep(policy, visit)
  policy.start()
  let followed = hash
  const moved = keepTasks(address, policy, visit)
  return {
    Screen: () => <PolicyScreen policy={policy} cardDesk={cardDesk} />,
    follow: ({ hash }) => {
      const isSame = hash === followed
      followed = hash
      if (isSame && moved()) return
      policy.send({ type: 'link.followed', address: hash })
    },
  }
}
export default openPolicyRoom
