import { createActor } from 'xstate'
import { certificateCalls } from '../../../contract/calls/certificate.gen'
import { confirmSubscription, endSubscription, getSubscription } from '../../../machines/calls/certificates'
import { subscriptionMachine } from '../../../machines/customer/certificate/subscription.machine'
import { SubscriptionScreen } from '../../screens/certificate/SubscriptionScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const tokenAt = (pathname: string) => below({ pathname, search: '' }).split('/')[2] ?? ''

const openCertificateUpdatesPage: OpenPage = ({ client, address }) => {
  const calls = { ...certificateCalls(client.api), ...client }
  const machine = subscriptionMachine.provide({
    actors: {
      getSubscription: getSubscription(calls),
      confirmSubscription: confirmSubscription(calls),
      endSubscription: endSubscription(calls),
    },
  })
  const subscription = createActor(machine, {
    ...inspection,
    input: { token: tokenAt(address.now().pathname) },
  }).start()
  return {
    Screen: () => <SubscriptionScreen subscription={subscription} />,
    follow: (to) => subscription.send({ type: 'address.followed', token: tokenAt(to.pathname) }),
  }
}
export default openCertificateUpdatesPage
