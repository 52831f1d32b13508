// Made from openapi.yaml by npm run gen.
import { answer, inParts, type Api, type BodyOf, type PartsOf, type PathOf } from './answer'

/** The operations of the policy page, which load with it. */
export const policyCalls = (api: Api) => ({
  /** The policies of an e-mail address and the insured's ZIP code */
  findPolicies: (a: PathOf<'findPolicies'>['a'], b: PathOf<'findPolicies'>['b'], signal: AbortSignal) =>
    answer(api.GET('/policy/all/{a}/{b}', { params: { path: { a, b } }, signal })),
  /** The policy of that number, if it is of that address and ZIP code */
  findPolicy: (a: PathOf<'findPolicy'>['a'], b: PathOf<'findPolicy'>['b'], c: PathOf<'findPolicy'>['c'], signal: AbortSignal) =>
    answer(api.GET('/policy/all/{a}/{b}/{c}', { params: { path: { a, b, c } }, signal })),
  /** The cost of a policy change, or the refund of a cancellation */
  makeAChange: (id: PathOf<'makeAChange'>['id'], policyToken: string, body: BodyOf<'makeAChange'>, signal: AbortSignal) =>
    answer(api.POST('/policy/make-a-change/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, body, signal })),
  /** Make a change, and charge or refund the difference */
  submitChange: (id: PathOf<'submitChange'>['id'], policyToken: string, body: BodyOf<'submitChange'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/policy/submit-change/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken, 'Idempotency-Key': key } }, body, signal })),
  /** Report a claim, with its files */
  submitAClaim: (policyToken: string, body: PartsOf<'submitAClaim'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/policy/submit-a-claim', { params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': key } }, body: body as never, bodySerializer: () => inParts(body), signal })),
  /** Write to us about a policy */
  sendUsEmail: (policyToken: string, body: BodyOf<'sendUsEmail'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/policy/send-us-email', { params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': key } }, body, signal })),
})
