import { createActor } from 'xstate'
import { unsubscribe } from '../../../machines/calls/unsubscribe'
import { unsubscribeMachine } from '../../../machines/unsubscribe/unsubscribe.machine'
import { UnsubscribeScreen } from '../../screens/unsubscribe/UnsubscribeScreen'
import { inspection } from '../inspection'
import type { OpenRoom } from '../room'

const tokenIn = (search: string) => new URLSearchParams(search).get('token') ?? ''

const openUnsubscribeRoom: OpenRoom = ({ client, address }) => {
  const leaving = createActor(unsubscribeMachine.provide({ actors: { unsubscribe: unsubscribe(client) } }), {
    ...inspection,
    input: { token: tokenIn(address.now().search) },
  }).start()
  return {
    Screen: () => <UnsubscribeScreen leaving={leaving} />,
    follow: (to) => leaving.send({ type: 'address.followed', token: tokenIn(to.search) }),
  }
}
export default openUnsubscribeRoom
