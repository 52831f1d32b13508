import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { eventNames } from '../../../domain/exhibitors/event'
import { getOrganizerEvent, putOrganizerEvent, replaceOrganizerLink } from '../../../machines/calls/exhibitors'
import { getCity } from '../../../machines/calls/quotes'
import { organizerEventMachine } from '../../../machines/customer/exhibitors/organizerEvent.machine'
import {
  eventDraftShape,
  selectEventDraft,
  selectEventToken,
} from '../../../machines/customer/exhibitors/organizerEvent.select'
import { OrganizerEventScreen } from '../../screens/exhibitors/OrganizerEventScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import { selectFilled } from '../../shared/fields/form/selectFilled'
import type { OpenPage } from '../routes/routes'
import { linkDrafts } from './linkDrafts'

const tokenAt = (pathname: string) => below({ pathname, search: '' }).split('/')[2] ?? ''

const openOrganizerEventPage: OpenPage = ({ client, address, ...keeping }) => {
  const calls = { ...exhibitorCalls(client.api), ...client }
  const machine = organizerEventMachine.provide({
    actors: {
      getCity: getCity(client),
      getOrganizerEvent: getOrganizerEvent(calls),
      putOrganizerEvent: putOrganizerEvent(calls),
      replaceOrganizerLink: replaceOrganizerLink(calls),
    },
  })
  const drafts = linkDrafts(keeping, { name: 'organizerEvent', shape: eventDraftShape, names: eventNames })
  const linkAt = (pathname: string) => ({ token: tokenAt(pathname), draft: drafts.of(tokenAt(pathname)) })
  const event = createActor(machine, { ...inspection, input: linkAt(address.now().pathname) })
  event.subscribe((snapshot) => drafts.set(selectEventToken(snapshot), selectEventDraft(snapshot)))
  selectFilled(event)
  event.start()
  return {
    Screen: () => <OrganizerEventScreen event={event} />,
    follow: ({ pathname }) => event.send({ type: 'address.followed', ...linkAt(pathname) }),
  }
}
export default openOrganizerEventPage
