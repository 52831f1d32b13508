import { createActor } from 'xstate'
import { requestRainCover } from '../../../machines/calls/requestRainCover'
import { restore } from '../../../machines/quote/quote.saved'
import { quoteStore, type Shelf } from '../../../machines/quote/quote.store'
import { rainRequestMachine } from '../../../machines/rainRequest/rainRequest.machine'
import { RainScreen } from '../../screens/rain/RainScreen'
import { inspection } from '../inspection'
import { newKey } from '../newKey'
import { quoteLinkIn } from '../quoteActor'
import type { OpenRoom } from '../room'

const openRainRoom: OpenRoom = ({ client, address, storage }) => {
  const known = () => knownFrom(storage, quoteLinkIn(address.now().search).contactId)
  const rain = createActor(rainRequestMachine.provide({ actors: { requestRainCover: requestRainCover(client) } }), {
    ...inspection,
    input: { key: newKey(), known: known() },
  }).start()
  return {
    Screen: () => <RainScreen rain={rain} />,
    follow: () => rain.send({ type: 'rain.visited', known: known() }),
  }
}
export default openRainRoom

/** What the quote of this address, or the one that was open last, says of the event and of who asks. */
function knownFrom(storage: Shelf, contactId: string | null) {
  const { answers = {} } = restore(quoteStore(storage).read(contactId), () => '')
  const name = [answers.insured_first_name, answers.insured_last_name].filter(Boolean).join(' ')
  return {
    event_state: answers.event_state ?? null,
    date: answers.event_start_date ?? null,
    name: name || null,
    email: answers.insured_email ?? null,
    phone: answers.insured_phone ?? null,
  }
}
