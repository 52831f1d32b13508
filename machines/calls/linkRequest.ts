import type { ExhibitorCalls, ProducerCalls } from '../../contract/client'
import { customerCall } from './call'

/** @param request the call of the page whose link is mailed */
export const requestLink = (request: ExhibitorCalls['requestOrganizerLink'] | ProducerCalls['requestProducerLink']) =>
  customerCall(({ email }: { email: string }, signal) => request({ email }, signal), {
    answered: ({ email }): { type: 'link.sent'; email: string } => ({ type: 'link.sent', email }),
    refused: 'form.refused',
  })
