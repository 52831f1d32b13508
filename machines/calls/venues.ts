import type { VenueBoard, VenueCalls, VenueCheck, VenueEvent, VenueMatch, VenueSheet } from '../../contract/client'
import type { SheetAnswers } from '../../domain/venues/form'
import { customerCall, isMissing } from './call'

/** The quote or the policy whose venue is meant. */
export interface VenueSubject {
  readonly contactId: string
  /** of a policy's link; null for a quote */
  readonly policyToken: string | null
}

/** The venue of a quote or a policy, compared with the answers. */
export const checkVenue = (client: Pick<VenueCalls, 'getQuoteVenue' | 'getPolicyVenue'>) =>
  customerCall(
    ({ contactId, policyToken }: VenueSubject, signal) =>
      policyToken === null
        ? client.getQuoteVenue(contactId, signal)
        : client.getPolicyVenue(contactId, policyToken, signal),
    {
      answered: (check): { type: 'venue.checked'; check: VenueCheck } => ({ type: 'venue.checked', check }),
      refused: 'venue.failed',
    },
  )

export const findVenues = (client: Pick<VenueCalls, 'findVenues'>) =>
  customerCall(({ search }: { search: string }, signal) => client.findVenues({ search }, signal), {
    answered: ({ venues }): { type: 'venues.listed'; venues: readonly VenueMatch[] } => ({
      type: 'venues.listed',
      venues,
    }),
    refused: 'venue.refused',
  })

export const chooseVenue = (client: Pick<VenueCalls, 'chooseVenue'>) =>
  customerCall(
    ({ contactId, code }: { contactId: string; code: string | null }, signal) =>
      client.chooseVenue(contactId, { code }, signal),
    {
      answered: (check): { type: 'venue.chosen'; check: VenueCheck } => ({ type: 'venue.chosen', check }),
      refused: 'venue.refused',
    },
  )

/** The requirements that a mailed link opens. */
export const getVenueSheet = (client: Pick<VenueCalls, 'getVenueSheet'>) =>
  customerCall(({ token }: { token: string }, signal) => client.getVenueSheet(token, signal), {
    answered: (sheet): { type: 'sheet.opened'; sheet: VenueSheet } => ({ type: 'sheet.opened', sheet }),
    refused: (problem) => (isMissing(problem) ? 'sheet.missing' : 'sheet.failed'),
  })

export interface BoardQuery {
  readonly search: string
  readonly status: VenueEvent['status'] | null
  readonly page: number
}

/** The coming events at a venue with their certificates. */
export const listVenueEvents = (client: Pick<VenueCalls, 'listVenueEvents'>) =>
  customerCall(
    ({ token, search, status, page }: BoardQuery & { readonly token: string }, signal) =>
      client.listVenueEvents(token, { page, ...(search && { search }), ...(status && { status }) }, signal),
    {
      answered: (board): { type: 'events.listed'; board: VenueBoard } => ({ type: 'events.listed', board }),
      refused: (problem) => (isMissing(problem) ? 'events.missing' : 'events.failed'),
    },
  )

export const putVenueSheet = (client: Pick<VenueCalls, 'putVenueSheet'>) =>
  customerCall(
    ({ token, answers, version }: { token: string; answers: SheetAnswers; version: number }, signal) =>
      client.putVenueSheet(token, answers as VenueSheet['sheet'], version, signal),
    {
      answered: (sheet): { type: 'sheet.saved'; sheet: VenueSheet } => ({ type: 'sheet.saved', sheet }),
      refused: 'form.refused',
    },
  )
