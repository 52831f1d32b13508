import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { findQuotes } from '../../machines/calls/quotes'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { selectForgotQuoteDraft } from '../../machines/customer/quoteFinder/quoteFinder.select'
import { answersShape } from '../../machines/kit/draft'
import { ForgotQuoteDialog } from '../screens/dialogs/QuoteFinder'
import { inspection } from '../shared/browser/inspection'
import type { ForgotQuote } from '../shared/frame/overlays'
import { type Keeping, storedText } from './pages/storedText'

export function startForgotQuote(client: Client, keeping: Keeping): ForgotQuote {
  const { draft, set } = storedText(keeping, 'quoteFinder', answersShape)
  const forgotten = createActor(forgotQuoteMachine.provide({ actors: { findQuotes: findQuotes(client) } }), {
    ...inspection,
    input: { known: draft },
  })
  forgotten.subscribe((snapshot) => set(selectForgotQuoteDraft(snapshot)))
  forgotten.start()
  return {
    Dialog: () => <ForgotQuoteDialog forgotten={forgotten} />,
    open: () => forgotten.send({ type: 'forgotQuote.opened' }),
  }
}
