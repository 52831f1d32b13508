import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { findQuotes } from '../../machines/calls/quotes'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { ForgotQuoteDialog } from '../screens/dialogs/QuoteFinder'
import { inspection } from '../shared/browser/inspection'
import type { ForgotQuote } from '../shared/frame/overlays'

export function startForgotQuote(client: Client): ForgotQuote {
  const forgotten = createActor(
    forgotQuoteMachine.provide({ actors: { findQuotes: findQuotes(client) } }),
    inspection,
  ).start()
  return {
    Dialog: () => <ForgotQuoteDialog forgotten={forgotten} />,
    open: () => forgotten.send({ type: 'forgotQuote.opened' }),
  }
}
