import { assign, emit, setup } from 'xstate'
import type { PersonalData } from '../../../contract/client'
import { faultsIn } from '../../../domain/application/apart'
import { may } from '../../../domain/staff/permissions'
import { type PersonAnswers, personFields } from '../../../domain/staff/person'
import { type OutcomesOf, slot } from '../../calls/call'
import type { erasePersonalData, exportPersonalData, findPersonalData } from '../../calls/personalData'
import { fromEvent, invokeCall } from '../../kit/call'
import { formGuards, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'
import { type PageEvent, type PageInput, type PageTypes, pageStates } from '../../kit/page'
import { type ProblemContext, problemActions, toProblem } from '../../kit/problem'

interface PersonalDataContext extends RequestContext<PersonAnswers>, ProblemContext {
  readonly user: PageInput['user']
  /** of the person whose address was submitted last */
  readonly data: PersonalData | null
  /** the number of quotes and policies that the last erasure removed */
  readonly erased: number
}

const calls = {
  findPersonalData: slot<typeof findPersonalData>('findPersonalData'),
  exportPersonalData: slot<typeof exportPersonalData>('exportPersonalData'),
  erasePersonalData: slot<typeof erasePersonalData>('erasePersonalData'),
}

type PersonalDataEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | RequestEvent<PersonAnswers>
  | { type: 'export.requested' }
  | { type: 'erasure.requested' }
  | { type: 'erasure.confirmed' }
  | { type: 'dialog.closed' }

/** One after the other. */
const none = { 'form.answered': {}, 'form.submitted': {}, 'export.requested': {}, 'erasure.requested': {} } as const

/** The person on the page. The address in the box may be another one by now. */
const person = ({ context }: { context: PersonalDataContext }) => ({ email: context.data!.email })

/**
 * The page at `/admin/personal-data`: a person asks which data we have of them, wants it, or wants it erased. The address
 * is never part of the page's own address, which browsers and proxies record.
 */
export const personalDataMachine = setup({
  types: {} as PageTypes<PersonalDataContext, PersonalDataEvent>,
  actors: calls,
  guards: {
    // openapi.yaml, findPersonalData
    mayManage: ({ context }) => may(context.user, 'privacy.manage'),
    isUnsound: ({ context: { answers } }) => Object.keys(faultsIn(personFields, { ...answers })).length > 0,
    isAboutAnswers: formGuards.isAboutAnswers,
    isSamePerson: ({ context: { data } }, { answers }: { readonly answers: Partial<PersonAnswers> }) =>
      answers.email?.trim().toLowerCase() === data?.email,
  },
  actions: {
    ...requestActions,
    ...problemActions,
    setPerson: assign((_, { data }: { readonly data: PersonalData }) => ({ data })),
    clearPerson: assign({ data: null }),
    setErased: assign((_, { erased, remaining }: { readonly erased: number; readonly remaining: PersonalData }) => ({
      erased,
      data: remaining,
    })),
    announceExport: emit({ type: 'toast', kind: 'success', text: 'The archive is saved.' } as const),
  },
}).createMachine({
  id: 'personalData',
  context: ({ input: { user } }) => ({
    user,
    answers: { email: null },
    rejections: 0,
    refused: null,
    data: null,
    erased: 0,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'session.ended': '.ended' },
  states: {
    arriving: { always: [{ guard: 'mayManage', target: 'open' }, { target: 'turnedAway' }] },
    turnedAway: {},
    open: {
      initial: 'blank',
      on: {
        'form.answered': { actions: fromEvent('setAnswers') },
        'form.submitted': [
          { guard: 'isUnsound', target: '.rejected', reenter: true },
          { target: '.finding', actions: 'clearRefused' },
        ],
      },
      states: {
        blank: {},
        rejected: { entry: ['countRejection', 'clearPerson'] },
        failed: { exit: 'clearProblem' },
        finding: {
          entry: 'clearPerson',
          tags: 'background',
          invoke: invokeCall('findPersonalData', ({ context }) => ({ email: context.answers.email! })),
          on: {
            'person.found': { target: 'shown', actions: fromEvent('setPerson') },
            'person.refused': [
              { guard: fromEvent('isAboutAnswers'), target: 'rejected', actions: fromEvent('setRefused') },
              toProblem('failed'),
            ],
            'form.submitted': {},
          },
        },
        shown: {
          initial: 'reading',
          on: {
            'export.requested': '.exporting',
            'erasure.requested': '.confirming',
            // another address is another person, whose data is not here yet
            'form.answered': [
              { guard: fromEvent('isSamePerson'), actions: fromEvent('setAnswers') },
              { target: 'blank', actions: [fromEvent('setAnswers'), 'clearPerson'] },
            ],
          },
          states: {
            reading: {},
            exporting: {
              meta: { busy: 'Fetching...' },
              invoke: invokeCall('exportPersonalData', person),
              on: {
                'export.saved': { target: 'reading', actions: 'announceExport' },
                'export.refused': toProblem('refused'),
                ...none,
              },
            },
            confirming: { on: { 'dialog.closed': 'reading', 'erasure.confirmed': 'erasing', ...none } },
            erasing: {
              meta: { busy: 'Processing...' },
              invoke: invokeCall('erasePersonalData', person),
              on: {
                'person.erased': { target: 'erased', actions: fromEvent('setErased') },
                'erasure.refused': toProblem('refused'),
                ...none,
              },
            },
            erased: {},
            refused: { exit: 'clearProblem' },
          },
        },
      },
    },
    ended: pageStates.ended,
  },
  output: { type: 'session.ended' },
})
