// Made from openapi.yaml by npm run gen.
import { answer, ifMatch, type Api, type BodyOf, type PathOf, type QueryOf } from './answer'

/** The operations of the venue of a quote or a policy, which load with the part that shows it. */
export const venueCalls = (api: Api) => ({
  /** Venues of the directory by name, city or code */
  findVenues: (query: QueryOf<'findVenues'>, signal: AbortSignal) =>
    answer(api.GET('/venues', { params: { query }, signal })),
  /** A venue's requirements, for whoever holds its mailed link */
  getVenueSheet: (token: PathOf<'getVenueSheet'>['token'], signal: AbortSignal) =>
    answer(api.GET('/venue-sheets/{token}', { params: { path: { token } }, signal })),
  /** Describe a venue's requirements with its mailed link */
  putVenueSheet: (token: PathOf<'putVenueSheet'>['token'], body: BodyOf<'putVenueSheet'>, version: number, signal: AbortSignal) =>
    answer(api.PUT('/venue-sheets/{token}', { params: { path: { token }, header: { ...ifMatch(version) } }, body, signal })),
  /** The coming events at a venue with their certificates, for whoever holds its mailed link */
  listVenueEvents: (token: PathOf<'listVenueEvents'>['token'], query: QueryOf<'listVenueEvents'>, signal: AbortSignal) =>
    answer(api.GET('/venue-sheets/{token}/events', { params: { path: { token }, query }, signal })),
  /** The venue of a quote, and each of its requirements */
  getQuoteVenue: (id: PathOf<'getQuoteVenue'>['id'], signal: AbortSignal) =>
    answer(api.GET('/contacts/{id}/venue', { params: { path: { id } }, signal })),
  /** Choose the venue of a quote, or none */
  chooseVenue: (id: PathOf<'chooseVenue'>['id'], body: BodyOf<'chooseVenue'>, signal: AbortSignal) =>
    answer(api.PUT('/contacts/{id}/venue', { params: { path: { id } }, body, signal })),
  /** The venue of a policy, and each of its requirements */
  getPolicyVenue: (id: PathOf<'getPolicyVenue'>['id'], policyToken: string, signal: AbortSignal) =>
    answer(api.GET('/policy/venue/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, signal })),
})
