import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { findQuotes } from '../../machines/calls/findQuotes'
import { forgotQuoteMachine } from '../../machines/forgotQuote/forgotQuote.machine'
import { ForgotQuoteDialog } from '../dialogs/ForgotQuoteDialog'
import type { ForgotQuote } from '../shell/forgotQuote'
import { inspection } from './inspection'

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
