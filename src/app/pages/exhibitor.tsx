import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { beginExhibitorQuote, getExhibitor, stopReminders, uploadCertificate } from '../../../machines/calls/exhibitors'
import { exhibitorMachine } from '../../../machines/customer/exhibitors/exhibitor.machine'
import { ExhibitorScreen } from '../../screens/exhibitors/ExhibitorScreen'
import { inspection } from '../../shared/browser/inspection'
import { base, below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const tokenAt = (pathname: string) => below({ pathname, search: '' }).split('/')[2] ?? ''

const openExhibitorPage: OpenPage = ({ client, address, redirect }) => {
  const calls = { ...exhibitorCalls(client.api), ...client }
  const machine = exhibitorMachine.provide({
    actors: {
      getExhibitor: getExhibitor(calls),
      beginExhibitorQuote: beginExhibitorQuote(calls),
      uploadCertificate: uploadCertificate(calls),
      stopReminders: stopReminders(calls),
    },
  })
  const exhibitor = createActor(machine, { ...inspection, input: { token: tokenAt(address.now().pathname) } })
  exhibitor.on('quote.opened', ({ id }) => redirect(`${base}?id=${id}`))
  exhibitor.start()
  return {
    Screen: () => <ExhibitorScreen exhibitor={exhibitor} />,
    follow: (to) => exhibitor.send({ type: 'address.followed', token: tokenAt(to.pathname) }),
  }
}
export default openExhibitorPage
