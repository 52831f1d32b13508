import { assign, setup } from 'xstate'
import type { VenueSheet } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { blanksOf } from '../../../domain/application/apart'
import { changedAnswers, type SheetAnswers, sheetFaults, sheetQuestions } from '../../../domain/venues/form'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getCity } from '../../calls/quotes'
import type { getVenueSheet, putVenueSheet } from '../../calls/venues'
import { fromEvent, invokeCall } from '../../kit/call'
import { formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'
import { problemActions, toProblem } from '../../kit/problem'
import { noZips, type ZipContext, zipCodesOf } from '../../kit/zipCodes'
import { cityAnswered, zipAnswered } from '../../kit/zipTransitions'

/** The answers that differ from the stored list: the others may have changed by the time that a draft is resumed. */
export type SheetDraft = Partial<SheetAnswers>

interface VenueSheetContext extends RequestContext<SheetAnswers>, ZipContext {
  /** from the mailed link */
  readonly token: string
  /** as it was opened or saved last; null until then */
  readonly sheet: VenueSheet | null
  /** resumed once the list is open; null without one */
  readonly draft: SheetDraft | null
  readonly problem: Problem | null
}

const calls = {
  getCity: slot<typeof getCity>('getCity'),
  getVenueSheet: slot<typeof getVenueSheet>('getVenueSheet'),
  putVenueSheet: slot<typeof putVenueSheet>('putVenueSheet'),
}

/** A link, and the draft that was stored for it. */
interface VenueLink {
  readonly token: string
  readonly draft?: SheetDraft | null
}

export type VenueSheetEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<SheetAnswers>
  /** the address has another link's token */
  | ({ type: 'address.followed' } & VenueLink)
  /** loads the newest list, or goes back to the form; changes stay */
  | { type: 'sheet.reopened' }
  | { type: 'changes.discarded' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** The changes of the form that are not saved; null without one. */
export const unsavedIn = ({ sheet, answers }: Pick<VenueSheetContext, 'sheet' | 'answers'>): SheetDraft | null => {
  const changed = sheet === null ? {} : changedAnswers(sheet.sheet as SheetAnswers, answers)
  return Object.keys(changed).length > 0 ? changed : null
}

const zipCodes = zipCodesOf([{ zip: 'zip', city: 'city', state: 'state' }])

/**
 * The page behind the mailed link: a person at a venue describes once which insurance it requires. Changes that are not
 * saved are resumed over the newest list.
 */
export const venueSheetMachine = setup({
  types: {} as {
    context: VenueSheetContext
    events: VenueSheetEvent
    input: VenueLink
    emitted: { type: 'answers.filled'; names: readonly string[] }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    ...zipCodes.guards,
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(sheetFaults(context.answers)).length === 0,
    isChanged: ({ context }) => unsavedIn(context) !== null,
    // a draft that the newest list has already is none
    isResuming: ({ context: { draft } }, { sheet }: { readonly sheet: VenueSheet }) =>
      draft !== null && unsavedIn({ sheet, answers: { ...(sheet.sheet as SheetAnswers), ...draft } }) !== null,
    isKnown: ({ context }, event: Extract<VenueSheetEvent, { type: 'address.followed' }>) =>
      event.token === context.token,
  },
  actions: {
    ...requestActions,
    ...problemActions,
    ...zipCodes.actions,
    setLink: assign((_, { token, draft = null }: VenueLink) => ({ token, draft, sheet: null })),
    setSheet: assign((_, { sheet }: { readonly sheet: VenueSheet }) => ({
      sheet,
      answers: sheet.sheet as SheetAnswers,
    })),
    saveDraft: assign(({ context }) => ({ draft: unsavedIn(context) })),
    resumeDraft: assign(({ context: { answers, draft } }) => ({ answers: { ...answers, ...draft }, draft: null })),
    clearDraft: assign({ draft: null }),
  },
}).createMachine({
  id: 'venueSheet',
  context: ({ input: { token, draft = null } }) => ({
    token,
    draft,
    sheet: null,
    problem: null,
    answers: blanksOf(sheetQuestions) as unknown as SheetAnswers,
    rejections: 0,
    refused: null,
    ...noZips,
  }),
  type: 'parallel',
  states: {
    // before the page, because it compares new answers with those before
    cities: {
      initial: 'idle',
      on: { 'form.answered': zipAnswered, 'city.answered': cityAnswered },
      states: {
        idle: {},
        requesting: {
          tags: 'background',
          invoke: invokeCall('getCity', ({ context }) => ({ zip: context.zip! })),
          on: { 'city.unavailable': 'idle' },
        },
      },
    },
    page: {
      initial: 'opening',
      on: {
        'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.opening', actions: fromEvent('setLink') }],
      },
      states: {
        opening: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('getVenueSheet', ({ context: { token } }) => ({ token })),
          on: {
            'sheet.opened': [
              {
                guard: fromEvent('isResuming'),
                target: 'writing.resumed',
                actions: [fromEvent('setSheet'), 'resumeDraft'],
              },
              { target: 'writing', actions: [fromEvent('setSheet'), 'clearDraft'] },
            ],
            'sheet.missing': { target: 'missing', actions: 'clearDraft' },
            'sheet.failed': toProblem('unavailable'),
          },
        },
        missing: {},
        unavailable: { exit: 'clearProblem', on: { 'sheet.reopened': 'opening' } },
        writing: {
          initial: 'editing',
          on: {
            'form.answered': { actions: fromEvent('setAnswers') },
            'form.submitted': [{ guard: 'isSound', target: 'saving' }, { target: '.rejected' }],
            'sheet.reopened': { target: 'opening', actions: 'saveDraft' },
            'changes.discarded': { guard: 'isChanged', target: '.discarding' },
          },
          states: {
            editing: {},
            // changes from before a reload, over the list as it is now
            resumed: {},
            rejected: { entry: 'countRejection', exit: 'clearRefused' },
            failed: { exit: 'clearRefused' },
            // asks first, because the changes would be lost
            discarding: {
              on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#venueSheet.page.opening' },
            },
          },
        },
        saving: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('putVenueSheet', ({ context: { token, answers, sheet } }) => ({
            token,
            answers,
            version: sheet!.version,
          })),
          on: { 'sheet.saved': { target: 'saved', actions: fromEvent('setSheet') }, ...notSent },
        },
        saved: { on: { 'sheet.reopened': 'writing' } },
      },
    },
  },
})
