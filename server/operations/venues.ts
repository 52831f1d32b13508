import type { SheetAnswers } from '../../domain/venues/form'
import { requiredOf } from '../exhibitors/quote'
import type { Services } from '../platform/services/services'
import { venueBoard } from '../venues/board'
import { mergeVenue as merge, venueDto, verifyVenue as verify } from '../venues/changeVenue'
import { importVenues as importFile } from '../venues/importVenues'
import { describeVenue, inviteVenue as invite, openSheet } from '../venues/invitations'
import { chooseVenue as choose, policyVenue, quoteVenue } from '../venues/quoteVenue'
import { findPublishedVenues, searchVenues } from '../venues/venueList'
import type { Operation } from './handler'

const whole = async (services: Services, id: string) => ({ status: 200 as const, body: await venueDto(services, id) })

/** `GET /venues`: venues with a published sheet, for a buyer. */
export const findVenues: Operation<'findVenues'> =
  ({ db }) =>
  async ({ query: { search } }) => ({ status: 200, body: { venues: await findPublishedVenues(db, search) } })

/** `GET /venue-sheets/{token}`: a venue's requirements, for whoever holds its mailed link. */
export const getVenueSheet: Operation<'getVenueSheet'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await openSheet(services, token) })

/** `PUT /venue-sheets/{token}`: the venue describes its requirements. */
export const putVenueSheet: Operation<'putVenueSheet'> =
  (services) =>
  async ({ params: { token }, headers, body }) => ({
    status: 200,
    body: await describeVenue(services, { token, answers: body as SheetAnswers, version: headers['if-match'] }),
  })

/** `GET /venue-sheets/{token}/events`: the coming events at a venue with their certificates. */
export const listVenueEvents: Operation<'listVenueEvents'> =
  (services) =>
  async ({ params: { token }, query }) => ({ status: 200, body: await venueBoard(services, token, query) })

/** `GET /contacts/{id}/venue`: the venue of a quote and each of its requirements. */
export const getQuoteVenue: Operation<'getQuoteVenue'> =
  (services) =>
  async ({ params: { id } }) => ({
    status: 200,
    body: await quoteVenue(services, id, await requiredOf(services.db, id)),
  })

/** `PUT /contacts/{id}/venue`: chooses the venue of a quote. */
export const chooseVenue: Operation<'chooseVenue'> =
  (services) =>
  async ({ params: { id }, body: { code }, caller }) => ({
    status: 200,
    body: await choose(services, { id, code, caller }),
  })

/** `GET /policy/venue/{id}`: the venue of a policy and each of its requirements. */
export const getPolicyVenue: Operation<'getPolicyVenue'> =
  (services) =>
  async ({ params: { id } }) => ({
    status: 200,
    body: await policyVenue(services, id, await requiredOf(services.db, id)),
  })

/** `GET /admin/venues`: one page of the directory. */
export const listVenues: Operation<'listVenues'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchVenues(db, query) })

/** `POST /admin/venues/import`: adds venues from a CSV file, or shows them. */
export const importVenues: Operation<'importVenues'> =
  (services) =>
  async ({ body: { csv, apply }, caller }) => ({
    status: 200,
    body: await importFile(services, { csv, apply, caller }),
  })

/** `GET /admin/venues/{venue}`: one venue with the versions of its sheet. */
export const getVenue: Operation<'getVenue'> =
  (services) =>
  async ({ params: { venue } }) =>
    whole(services, venue)

/** `POST /admin/venues/{venue}/verify`: confirms the newest sheet. */
export const verifyVenue: Operation<'verifyVenue'> =
  (services) =>
  async ({ params: { venue: id }, headers, caller }) => {
    await verify(services, { id, version: headers['if-match'], caller })
    return whole(services, id)
  }

/** `POST /admin/venues/{venue}/merge`: merges a venue into another one. */
export const mergeVenue: Operation<'mergeVenue'> =
  (services) =>
  async ({ params: { venue: id }, headers, body: { into }, caller }) =>
    whole(services, await merge(services, { id, version: headers['if-match'], into, caller }))

/** `POST /admin/venues/{venue}/invite`: mails the link by which a venue describes its requirements. */
export const inviteVenue: Operation<'inviteVenue'> =
  (services) =>
  async ({ params: { venue: id }, body: { name, email }, caller }) => {
    await invite(services, { id, name, email, caller })
    return whole(services, id)
  }
