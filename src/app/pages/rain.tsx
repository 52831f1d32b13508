import { createActor } from 'xstate'
import { requestRainCover } from '../../../machines/calls/rain'
import { restore } from '../../../machines/customer/quote/quote.draft'
import { type DraftStorage, quoteStore } from '../../../machines/customer/quote/quote.storage'
import { rainRequestMachine } from '../../../machines/customer/rain/rain.machine'
import { rainShape, selectRainDraft } from '../../../machines/customer/rain/rain.select'
import { RainScreen } from '../../screens/rain/RainScreen'
import { newKey } from '../../shared/browser/idempotencyKey'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'
import { quoteLinkIn } from './quoteActor'
import { storedText } from './storedText'

const openRainPage: OpenPage = ({ client, address, ...keeping }) => {
  const { storage } = keeping
  const { draft, set } = storedText(keeping, 'rain', rainShape)
  const known = () => knownFrom(storage, quoteLinkIn(address.now().search).contactId)
  const rain = createActor(rainRequestMachine.provide({ actors: { requestRainCover: requestRainCover(client) } }), {
    ...inspection,
    input: { key: newKey(), known: known(), draft },
  })
  rain.subscribe((snapshot) => set(selectRainDraft(snapshot)))
  rain.start()
  return {
    Screen: () => <RainScreen rain={rain} />,
    follow: () => rain.send({ type: 'rain.visited', known: known() }),
  }
}
export default openRainPage

/** Reads the event and the customer from the quote in the address, or from the last quote opened in this browser. */
function knownFrom(storage: DraftStorage, contactId: string | null) {
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
