import { assign, setup } from 'xstate'
import type { OrganizerEventPage } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { blanksOf } from '../../../domain/application/apart'
import { type EventAnswers, eventFaults, eventNames, eventQuestions } from '../../../domain/exhibitors/event'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getOrganizerEvent, putOrganizerEvent, replaceOrganizerLink } from '../../calls/exhibitors'
import type { getCity } from '../../calls/quotes'
import { fromEvent, invokeCall } from '../../kit/call'
import { formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'
import { problemActions, toProblem } from '../../kit/problem'
import { noZips, type ZipContext, zipCodesOf } from '../../kit/zipCodes'
import { cityAnswered, zipAnswered } from '../../kit/zipTransitions'

/** The answers that differ from the stored event. */
export type EventDraft = Partial<EventAnswers>

interface OrganizerEventContext extends RequestContext<EventAnswers>, ZipContext {
  /** from the mailed link */
  readonly token: string
  /** as it was opened or saved last; null until then */
  readonly page: OrganizerEventPage | null
  /** resumed once the event is open; null without one */
  readonly draft: EventDraft | null
  /** the address that a new link was mailed to; null before */
  readonly sentTo: string | null
  readonly problem: Problem | null
}

const calls = {
  getCity: slot<typeof getCity>('getCity'),
  getOrganizerEvent: slot<typeof getOrganizerEvent>('getOrganizerEvent'),
  putOrganizerEvent: slot<typeof putOrganizerEvent>('putOrganizerEvent'),
  replaceOrganizerLink: slot<typeof replaceOrganizerLink>('replaceOrganizerLink'),
}

interface EventLink {
  readonly token: string
  readonly draft?: EventDraft | null
}

export type OrganizerEventEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<EventAnswers>
  /** the address has another link's token */
  | ({ type: 'address.followed' } & EventLink)
  /** loads the newest event, or goes back to the form; changes stay */
  | { type: 'event.reopened' }
  | { type: 'replacement.begun' }
  | { type: 'replacement.confirmed' }
  | { type: 'dialog.closed' }

const blank = blanksOf(eventQuestions) as unknown as EventAnswers
const storedIn = (page: OrganizerEventPage): EventAnswers => (page.event as EventAnswers | null) ?? blank

/** The changes of the form that are not saved; null without one. */
export const unsavedEvent = ({ page, answers }: Pick<OrganizerEventContext, 'page' | 'answers'>): EventDraft | null => {
  if (page === null) return null
  const plain = (value: string | number | null) => (value === '' ? null : value)
  const stored = storedIn(page)
  const changed = eventNames.filter((name) => plain(stored[name]) !== plain(answers[name]))
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, answers[name]])) : null
}

type Opened = { readonly page: OrganizerEventPage }

const zipCodes = zipCodesOf([
  { zip: 'zip', city: 'city', state: 'state' },
  { zip: 'organizer_zip', city: 'organizer_city', state: 'organizer_state' },
])

/** The page on which an organizer describes its event. Changes that are not saved are resumed over the newest event. */
export const organizerEventMachine = setup({
  types: {} as {
    context: OrganizerEventContext
    events: OrganizerEventEvent
    input: EventLink
    emitted: { type: 'answers.filled'; names: readonly string[] }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    ...zipCodes.guards,
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(eventFaults(context.answers, null)).length === 0,
    isDescribed: ({ context }) => context.page?.event != null,
    isResuming: ({ context: { draft } }, { page }: Opened) =>
      draft !== null && unsavedEvent({ page, answers: { ...storedIn(page), ...draft } }) !== null,
    isKnown: ({ context }, { token }: EventLink) => token === context.token,
  },
  actions: {
    ...requestActions,
    ...problemActions,
    ...zipCodes.actions,
    setLink: assign((_, { token, draft = null }: EventLink) => ({ token, draft, page: null })),
    setPage: assign((_, { page }: Opened) => ({ page, answers: storedIn(page) })),
    saveDraft: assign(({ context }) => ({ draft: unsavedEvent(context) })),
    resumeDraft: assign(({ context: { answers, draft } }) => ({ answers: { ...answers, ...draft }, draft: null })),
    clearDraft: assign({ draft: null }),
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
  },
}).createMachine({
  id: 'organizerEvent',
  context: ({ input: { token, draft = null } }) => ({
    token,
    draft,
    page: null,
    sentTo: null,
    problem: null,
    answers: blank,
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
          invoke: invokeCall('getOrganizerEvent', ({ context: { token } }) => ({ token })),
          on: {
            'event.opened': [
              {
                guard: fromEvent('isResuming'),
                target: 'writing.resumed',
                actions: [fromEvent('setPage'), 'resumeDraft'],
              },
              { target: 'writing', actions: [fromEvent('setPage'), 'clearDraft'] },
            ],
            'event.missing': { target: 'missing', actions: 'clearDraft' },
            'event.failed': toProblem('unavailable'),
          },
        },
        missing: {},
        unavailable: { exit: 'clearProblem', on: { 'event.reopened': 'opening' } },
        writing: {
          initial: 'editing',
          on: {
            'form.answered': { actions: fromEvent('setAnswers') },
            'form.submitted': [{ guard: 'isSound', target: 'saving' }, { target: '.rejected' }],
            'event.reopened': { target: 'opening', actions: 'saveDraft' },
            'replacement.begun': { guard: 'isDescribed', target: '.replacing' },
          },
          states: {
            editing: {},
            // changes from before a reload, over the event as it is now
            resumed: {},
            rejected: { entry: 'countRejection', exit: 'clearRefused' },
            failed: { exit: 'clearRefused' },
            // asks first, because this link ends too
            replacing: { on: { 'dialog.closed': 'editing', 'replacement.confirmed': '#organizerEvent.page.mailing' } },
            unreplaced: { exit: 'clearProblem' },
          },
        },
        saving: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('putOrganizerEvent', ({ context: { token, answers, page } }) => ({
            token,
            answers,
            version: page!.version,
          })),
          on: { 'event.saved': { target: 'saved', actions: fromEvent('setPage') }, ...notSent },
        },
        saved: { on: { 'event.reopened': 'writing' } },
        mailing: {
          meta: { busy: 'Sending ...' },
          invoke: invokeCall('replaceOrganizerLink', ({ context: { token } }) => ({ token })),
          on: {
            'link.replaced': { target: 'replaced', actions: fromEvent('setSentTo') },
            'replacement.failed': toProblem('writing.unreplaced'),
          },
        },
        // this link does not work any more
        replaced: {},
      },
    },
  },
})
