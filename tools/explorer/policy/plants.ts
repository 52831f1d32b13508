import type { Plant } from '../proof'
import type { PolicyBounds } from './bounds'
import { approves, asks, byCheck, limited, staff } from './promises'

export type PolicyPlant = Plant<PolicyBounds>

const cancellation = 'server/policies/changes/staffCancellation.ts'
const apply = 'server/policies/changes/apply.ts'
const refunds = 'server/payments/refunds.ts'
const refundJob = 'server/payments/refundJob.ts'
const letters = 'server/notifications/cancellation.ts'

const twoPersons: PolicyBounds = { soleAuthority: limited, windows: [asks(1), approves(1), approves(2)] }
const one: PolicyBounds = { windows: [staff(1)] }
const refused: PolicyBounds = { windows: [staff(1)], keepsCharge: true }

export const policyPlants: readonly PolicyPlant[] = [
  {
    name: 'a cancellation above the rule does not ask for its second person',
    fault: { file: cancellation, from: '      await authorize(', to: '      void (' },
    bounds: twoPersons,
  },
  {
    name: 'a requester may approve',
    fault: {
      file: 'server/approvals/decide.ts',
      from: '  if (isRequester(request, caller)) throw',
      to: '  if (!caller) throw',
    },
    bounds: twoPersons,
  },
  {
    name: 'an approval is not stored with its act',
    fault: {
      file: 'server/approvals/decide.ts',
      from: "    await closeRequest(services, request, { state: 'approved',",
      to: "    if (!user) await closeRequest(services, request, { state: 'approved',",
    },
    bounds: twoPersons,
  },
  {
    name: 'a cancellation does not check whether the policy is canceled already',
    fault: { file: cancellation, from: '  if (policy.cancelled) throw', to: '  if (!policy) throw' },
    bounds: { windows: [staff(1), staff(2, 120)] },
    coveredBy:
      'the version of the quote that a window sends, and the lifecycle chart, which cancels no canceled policy',
  },
  {
    name: 'a repeated request is not answered as the first time',
    fault: {
      file: 'server/platform/idempotency/once.ts',
      from: '  if (known) return JSON.parse(unseal(known.answer, key)) as Answer\n',
      to: '',
    },
    bounds: { windows: [staff(1, null, 2)], lostAnswers: 1 },
  },
  {
    name: 'the mail of a cancellation is not queued',
    fault: {
      file: apply,
      from: "  await jobs.enqueue('mail', { kind,",
      to: "  if (!kind) await jobs.enqueue('mail', { kind,",
    },
    bounds: one,
  },
  {
    name: 'the holder of a certificate is not mailed',
    fault: { file: letters, from: "    ...holders.map((to) => ({ to, as: 'holder' as const })),\n", to: '' },
    bounds: one,
  },
  {
    name: 'an address that follows the certificate is not told',
    fault: {
      file: apply,
      from: '  await announceCertificates(services, {',
      to: '  if (!services) await announceCertificates(services, {',
    },
    bounds: { windows: [staff(1)], hasSubscriber: true },
  },
  {
    name: 'a letter tells the refund by check as one to the card',
    fault: { file: letters, from: 'toCard: inDollars(toCard)', to: 'toCard: inDollars(byCheck)' },
    bounds: one,
  },
  {
    name: 'a letter does not wait for its documents',
    fault: {
      file: 'server/notifications/documentAttachments.ts',
      from: 'if (minutes < mostMinutesToWait &&',
      to: 'if (minutes < 0 &&',
    },
    bounds: { windows: [staff(1)], workers: 2 },
  },
  {
    name: 'a letter that was sent is sent again with the others',
    fault: { file: 'server/platform/mail/deliver.ts', from: "  if (state === 'sent') return\n", to: '' },
    bounds: { windows: [staff(1)], lostCalls: 1 },
  },
  {
    name: 'the mail of a refund is not queued',
    fault: {
      file: refundJob,
      from: "if (refund.told_by === 'letter') await",
      to: "if (refund.told_by === 'none') await",
    },
    bounds: one,
  },
  {
    name: 'the refund of a cancellation has no job',
    fault: { file: refunds, from: '  if (paymentId !== null) await services', to: '  if (!paymentId) await services' },
    bounds: one,
  },
  {
    name: 'the whole charge is refunded',
    fault: { file: refunds, from: 'const part = Math.min(rest, remaining)', to: 'const part = remaining' },
    bounds: one,
  },
  {
    name: 'the premium that is written stays',
    fault: { file: apply, from: 'price: making.price },\n    at:', to: 'price: policy.price },\n    at:' },
    bounds: one,
  },
  {
    name: 'a refund that another worker has made is entered again',
    fault: { file: refundJob, from: "return refund.state === 'made' ? null : refund", to: 'return refund' },
    bounds: { windows: [staff(1)], pauses: 1 },
  },
  {
    name: 'a refund that the bank refuses is recorded as made',
    fault: {
      file: refundJob,
      from: 'await markFailed(services, refund, fault.message)',
      to: 'await markMade(services, refund)',
    },
    bounds: refused,
  },
  {
    name: 'a refusal ends the job of a refund that a worker is asking the bank about',
    fault: {
      file: refundJob,
      from: "      .where((e) => e.or([e('locked_until', 'is', null), e('locked_until', '<', sql<Date>`now()`)]))\n",
      to: '',
    },
    bounds: { windows: [staff(1), byCheck], keepsCharge: true, relents: 1, retries: 1 },
  },
  {
    name: 'a refused refund is paid by check while its job asks the bank again',
    fault: {
      file: 'server/billing/refundable.ts',
      from: 'if (jobs.some(({ done, dead }) => done === null && dead === null))',
      to: 'if (jobs.length < 0)',
    },
    bounds: { windows: [staff(1), byCheck], keepsCharge: true, relents: 1, retries: 1 },
  },
  {
    name: 'a document is marked as made before its file is written',
    fault: {
      file: 'server/policies/documentsJob.ts',
      from: "  await files.put(key, await draw())\n  await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()\n",
      to: "  const bytes = await draw()\n  await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()\n  await files.put(key, bytes)\n",
    },
    bounds: { windows: [staff(1)], grain: 'statement', deaths: 1 },
  },
  {
    name: 'the job of a dead worker stays with it',
    fault: {
      file: 'server/platform/jobs/lease.ts',
      from: "e.or([e('locked_until', 'is', null), e('locked_until', '<', now)])",
      to: "e('locked_until', 'is', null)",
    },
    bounds: { windows: [staff(1)], deaths: 1 },
  },
  {
    name: 'a job that fails once is given up',
    fault: {
      file: 'server/platform/jobs/run.ts',
      from: 'if (fault instanceof PermanentFailure ||',
      to: 'if (fault instanceof Error ||',
    },
    bounds: { windows: [staff(1)], lostCalls: 1 },
  },
]
