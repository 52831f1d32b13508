import { setup } from 'xstate'
import type { ExhibitorRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type ReturnAnswers, returnFields } from '../../../domain/exhibitors/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { decideCertificate } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

interface CertificateReviewContext extends RequestContext<ReturnAnswers> {
  /** of the organizer's link */
  readonly token: string
  readonly row: ExhibitorRow
  /** in words, to be compared with the certificate */
  readonly requirements: readonly string[]
}

const calls = { decideCertificate: slot<typeof decideCertificate>('decideCertificate') }

export type CertificateReviewEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<ReturnAnswers>
  | { type: 'certificate.accepted' }
  | { type: 'return.begun' }
  | { type: 'dialog.closed' }

/** `dialog.done`: the exhibitor is mailed, and the text says so. */
export type ReviewOutcome = { type: 'dialog.left' } | { type: 'dialog.done'; text: string }

/** A person reads a certificate from elsewhere with the requirements beside it, and accepts or returns it. */
export const certificateReviewMachine = setup({
  types: {} as {
    context: CertificateReviewContext
    events: CertificateReviewEvent
    input: { token: string; row: ExhibitorRow; requirements: readonly string[] }
    output: ReviewOutcome
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(returnFields, context.answers)).length === 0,
  },
  actions: requestActions,
}).createMachine({
  id: 'certificateReview',
  context: ({ input }) => ({
    ...input,
    answers: blanksOf(returnFields) as ReturnAnswers,
    rejections: 0,
    refused: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      initial: 'comparing',
      on: { 'certificate.accepted': 'accepting', 'return.begun': 'writing', 'dialog.closed': 'over' },
      states: {
        comparing: {},
        // it was not stored, or somebody else was faster
        failed: { exit: 'clearRefused' },
      },
    },
    accepting: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall(
        'decideCertificate',
        ({ context }) => ({ ...decided(context), accepted: true, reason: null }),
        'accept',
      ),
      on: {
        'certificate.decided': 'accepted',
        'form.refused': { target: 'reading.failed', actions: fromEvent('setRefused') },
      },
    },
    // the reason stays if the dialog goes back to the certificate
    writing: filling('returning', { 'dialog.closed': 'reading' }),
    returning: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('decideCertificate', ({ context }) => ({
        ...decided(context),
        accepted: false,
        reason: context.answers.reason,
      })),
      on: { 'certificate.decided': 'returned', ...notSent },
    },
    accepted: {
      type: 'final',
      output: ({ context: { row } }) => ({
        type: 'dialog.done',
        text: `The certificate of ${row.business} is accepted.`,
      }),
    },
    returned: {
      type: 'final',
      output: ({ context: { row } }) => ({
        type: 'dialog.done',
        text: `The certificate of ${row.business} is returned. We mail your reason to ${row.email}.`,
      }),
    },
    over: { type: 'final', output: { type: 'dialog.left' } },
  },
  output: ({ event }) => event.output as ReviewOutcome,
})

const decided = ({ token, row }: CertificateReviewContext) => ({
  token,
  exhibitor: row.id,
  certificate: row.certificate!.id,
})
