import { createActor } from 'xstate'
import { venueCalls } from '../../../contract/calls/venue.gen'
import { getCity } from '../../../machines/calls/quotes'
import { getVenueSheet, putVenueSheet } from '../../../machines/calls/venues'
import { venueSheetMachine } from '../../../machines/customer/venue/venueSheet.machine'
import { selectSheetDraft, selectSheetToken } from '../../../machines/customer/venue/venueSheet.select'
import { VenueSheetScreen } from '../../screens/venue/VenueSheetScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import { selectFilled } from '../../shared/fields/form/selectFilled'
import type { OpenPage } from '../routes/routes'
import { sheetDrafts } from './sheetDrafts'

const tokenAt = (pathname: string) => below({ pathname, search: '' }).split('/')[2] ?? ''

const openVenuePage: OpenPage = ({ client, address, ...keeping }) => {
  const calls = venueCalls(client.api)
  const machine = venueSheetMachine.provide({
    actors: {
      getCity: getCity(client),
      getVenueSheet: getVenueSheet(calls),
      putVenueSheet: putVenueSheet(calls),
    },
  })
  const drafts = sheetDrafts(keeping)
  const linkAt = (pathname: string) => ({ token: tokenAt(pathname), draft: drafts.of(tokenAt(pathname)) })
  const sheet = createActor(machine, { ...inspection, input: linkAt(address.now().pathname) })
  sheet.subscribe((snapshot) => drafts.set(selectSheetToken(snapshot), selectSheetDraft(snapshot)))
  selectFilled(sheet)
  sheet.start()
  return {
    Screen: () => <VenueSheetScreen sheet={sheet} />,
    follow: ({ pathname }) => sheet.send({ type: 'address.followed', ...linkAt(pathname) }),
  }
}
export default openVenuePage
