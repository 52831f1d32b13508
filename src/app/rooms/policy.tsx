import { createActor } from 'xstate'
import { getPolicy, listDocuments } from '../../../machines/calls/policy'
import { documentsMachine } from '../../../machines/documents/documents.machine'
import { policyMachine } from '../../../machines/policy/policy.machine'
import { PolicyScreen } from '../../screens/policy/PolicyScreen'
import type { OpenRoom } from '../room'

const openPolicyRoom: OpenRoom = ({ client, address }) => {
  const documents = documentsMachine.provide({ actors: { listDocuments: listDocuments(client) } })
  const policy = createActor(policyMachine.provide({ actors: { getPolicy: getPolicy(client), documents } }), {
    input: { address: address.now().hash },
  }).start()
  return {
    Screen: () => <PolicyScreen policy={policy} />,
    follow: (to) => policy.send({ type: 'link.followed', address: to.hash }),
  }
}
export default openPolicyRoom
