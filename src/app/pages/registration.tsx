import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { getExhibitorEvent, registerExhibitor } from '../../../machines/calls/exhibitors'
import { registrationMachine } from '../../../machines/customer/exhibitors/registration.machine'
import { RegistrationScreen } from '../../screens/exhibitors/RegistrationScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const codeAt = (pathname: string) => below({ pathname, search: '' }).split('/')[2] ?? ''

const openRegistrationPage: OpenPage = ({ client, address }) => {
  const calls = { ...exhibitorCalls(client.api), ...client }
  const machine = registrationMachine.provide({
    actors: { getExhibitorEvent: getExhibitorEvent(calls), registerExhibitor: registerExhibitor(calls) },
  })
  const input = { code: codeAt(address.now().pathname) }
  const registration = createActor(machine, { ...inspection, input }).start()
  return { Screen: () => <RegistrationScreen registration={registration} />, follow: () => {} }
}
export default openRegistrationPage
