import { createActor } from 'xstate'
import { unsubscribe } from '../../../machines/calls/marketing'
import { unsubscribeMachine } from '../../../machines/customer/unsubscribe/unsubscribe.machine'
import { UnsubscribeScreen } from '../../screens/unsubscribe/UnsubscribeScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

const tokenIn = (search: string) => new URLSearchParams(search).get('token') ?? ''

const openUnsubscribePage: OpenPage = ({ client, address }) => {
  const leaving = createActor(unsubscribeMachine.provide({ actors: { unsubscribe: unsubscribe(client) } }), {
    ...inspection,
    input: { token: tokenIn(address.now().search) },
  }).start()
  return {
    Screen: () => <UnsubscribeScreen leaving={leaving} />,
    follow: (to) => leaving.send({ type: 'address.followed', token: tokenIn(to.search) }),
  }
}
export default openUnsubscribePage
