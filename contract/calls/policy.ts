import type { components } from '../schema.gen'
import { type Api, answer, inParts } from './answer'

type Schemas = components['schemas']
type ChangeForm = Schemas['ChangeForm']
type ChangeOrder = Schemas['ChangeOrder']

/** The fields of a claim. */
export type ClaimReport = Omit<Schemas['ClaimForm'], 'files'> & { readonly files: readonly File[] }

export type PolicyCalls = ReturnType<typeof policyCalls>

/** The operations of the policy page, loaded with it. */
export const policyCalls = (api: Api) => ({
  findPolicies: (email: string, zip: string, signal: AbortSignal) =>
    answer(api.GET('/policy/all/{a}/{b}', { params: { path: { a: email, b: zip } }, signal })),
  findPolicy: (email: string, zip: string, number: string, signal: AbortSignal) =>
    answer(api.GET('/policy/all/{a}/{b}/{c}', { params: { path: { a: email, b: zip, c: number } }, signal })),
  makeAChange: (id: string, policyToken: string, body: ChangeForm, signal: AbortSignal) =>
    answer(
      api.POST('/policy/make-a-change/{id}', {
        params: { path: { id }, header: { 'Policy-Token': policyToken } },
        body,
        signal,
      }),
    ),
  submitChange: (id: string, policyToken: string, body: ChangeOrder, idempotencyKey: string, signal: AbortSignal) =>
    answer(
      api.POST('/policy/submit-change/{id}', {
        params: { path: { id }, header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
        body,
        signal,
      }),
    ),
  submitAClaim: ({ files, ...report }: ClaimReport, policyToken: string, idempotencyKey: string, signal: AbortSignal) =>
    answer(
      api.POST('/policy/submit-a-claim', {
        params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
        body: { ...report, files: [...files] },
        bodySerializer: inParts,
        signal,
      }),
    ),
  sendUsEmail: (
    body: { policy_number: string; subject: string; message: string },
    policyToken: string,
    idempotencyKey: string,
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/policy/send-us-email', {
        params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
        body,
        signal,
      }),
    ),
})
