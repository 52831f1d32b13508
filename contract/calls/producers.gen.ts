// Made from openapi.yaml by npm run gen.
import { answer, type Api, type BodyOf, type PathOf, type QueryOf } from './answer'

/** The operations of the pages of producers, which load with them. */
export const producerCalls = (api: Api) => ({
  /** Mail a producer the link to its page */
  requestProducerLink: (body: BodyOf<'requestProducerLink'>, signal: AbortSignal) =>
    answer(api.POST('/producer-links', { body, signal })),
  /** The quotes and policies of a producer */
  listProducerQuotes: (token: PathOf<'listProducerQuotes'>['token'], query: QueryOf<'listProducerQuotes'>, signal: AbortSignal) =>
    answer(api.GET('/producers/{token}', { params: { path: { token }, query }, signal })),
  /** Replace the links of a producer */
  replaceProducerLink: (token: PathOf<'replaceProducerLink'>['token'], signal: AbortSignal) =>
    answer(api.POST('/producers/{token}/link', { params: { path: { token } }, signal })),
  /** A link to a policy of a producer */
  openProducerPolicy: (token: PathOf<'openProducerPolicy'>['token'], id: PathOf<'openProducerPolicy'>['id'], signal: AbortSignal) =>
    answer(api.POST('/producers/{token}/policies/{id}', { params: { path: { token, id } }, signal })),
  /** The commission of a producer in a month */
  getProducerCommission: (token: PathOf<'getProducerCommission'>['token'], query: QueryOf<'getProducerCommission'>, signal: AbortSignal) =>
    answer(api.GET('/producers/{token}/commission', { params: { path: { token }, query }, signal })),
})
