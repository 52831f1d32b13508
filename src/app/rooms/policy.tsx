import { createActor } from 'xstate'
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
import type { OpenRoom } from '../room'
import { keepTasks } from '../taskHistory'

/** The chart of a policy with its calls. */
export function providedPolicy(client: Client, vault: CardVault) {
  const changing = {
    makeAChange: makeAChange(client),
    submitChange: submitChange(client),
    askChange: askChange(client),
  }
  return policyMachine.provide({
    actors: {
      getPolicy: getPolicy(client),
      documents: documentsMachine.provide({ actors: { listDocuments: listDocuments(client) } }),
      change: changeMachine.provide({ actors: { ...changing, tokenizeCard: tokenizeCard(vault) } }),
      cancel: cancelMachine.provide({ actors: changing }),
      claim: claimMachine.provide({ actors: { submitAClaim: submitAClaim(client) } }),
      message: messageMachine.provide({ actors: { sendUsEmail: sendUsEmail(client) } }),
      sending: sendingMachine.provide({ actors: { sendDocuments: sendDocuments(client) } }),
      find: findMachine.provide({ actors: { findPolicies: findPolicies(client) } }),
    },
  })
}

const openPolicyRoom: OpenRoom = ({ client, address, toast }) => {
  // whose fields a card is typed into is asked only once one is
  let desk: CardDesk | null = null
  const cardDesk = () => {
    desk ??= makeCardVault(client)
    return desk
  }
  const machine = providedPolicy(client, { tokenize: (signal) => cardDesk().vault.tokenize(signal) })
  const policy = createActor(machine, { ...inspection, input: { address: address.now().hash, key: newKey() } })
  policy.on('toast', toast)
  policy.start()
  let followed = address.now().hash
  const moved = keepTasks(address, policy)
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
