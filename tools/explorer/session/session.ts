import { createHash } from 'node:crypto'
import type { Choice, System } from '../graph/explore'
import { plain } from '../money/texts'
import type { Product } from '../product/load'
import type { Table } from '../tables/schema'
import { isLocking, tableOf } from '../tables/syntax'
import { Tables } from '../tables/tables'
import { makeReplay, type Progress, type Work } from './replay'

/** The size of a world of sessions: two windows of one account, and how often each thing may happen. */
export interface SessionBounds {
  /** both windows have the same cookie */
  readonly isOneBrowser: boolean
  /** calls of each window */
  readonly calls: number
  readonly signOuts: number
  /** changes of the password in the first window, which end every other session */
  readonly passwords: number
  /** an admin closes the account */
  readonly closings: number
  /** the twelve hours of the sessions pass */
  readonly nights: number
}

/** A state as someone who checks the sign-in would look at it. */
export interface SessionView {
  /** calls sent after their session had ended, and answered like those of staff */
  readonly answeredAfterEnd: number
  /** calls refused though nothing had begun to end their session */
  readonly refusedWithoutCause: number
  /** work that is not answered yet */
  readonly unanswered: number
}

interface Task {
  readonly name: string
  readonly window: number
  readonly progress: Progress
  /** its session had ended before it was sent */
  readonly isLate: boolean
}

interface SessionState {
  readonly tables: Tables
  readonly tasks: readonly Task[]
  readonly isNextDay: boolean
  /** by window: its session has ended, and the one who ended it knows */
  readonly ended: readonly boolean[]
  /** by window: something has begun to end its session */
  readonly ending: readonly boolean[]
  /** by window: it shows that it is signed out */
  readonly informed: readonly boolean[]
  readonly calls: readonly number[]
  readonly remaining: Readonly<Record<Limited, number>>
  readonly answeredAfterEnd: number
  readonly refusedWithoutCause: number
}
type Draft = { -readonly [Name in keyof SessionState]: SessionState[Name] }
type Limited = 'signOuts' | 'passwords' | 'closings' | 'nights'

const evening = new Date('2026-11-20T17:00:00Z')
const morning = new Date('2026-11-21T06:00:00Z')
const tokenOf = (browser: number) => `browser${browser}`.padEnd(43, '0')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The world of one staff account that is signed in in two windows, over the server's own session code. */
export function makeSessions(
  product: Product,
  schema: ReadonlyMap<string, Table>,
  bounds: SessionBounds,
): System<SessionState, SessionView> {
  const replay = makeReplay(product)
  const browserOf = (window: number) => (bounds.isOneBrowser ? 0 : window)
  const both = [0, 1]
  const mark = (marks: readonly boolean[], isMeant: (window: number) => boolean) =>
    marks.map((is, window) => is || isMeant(window))
  /** The windows whose session a piece of work ends. */
  const endedBy = ({ kind }: Work, window: number) => {
    if (kind === 'signOut') return (other: number) => browserOf(other) === browserOf(window)
    if (kind === 'password') return (other: number) => browserOf(other) !== browserOf(window)
    return () => kind === 'close'
  }

  async function start(state: Draft, kind: Work['kind'], window: number) {
    const work = { kind, token: tokenOf(browserOf(window)), now: state.isNextDay ? morning : evening }
    const task = { name: `${kind} ${window}`, window, isLate: state.ended[window]!, progress: await replay(work, []) }
    if (!task.isLate) state.ending = mark(state.ending, endedBy(work, window))
    state.tasks = [...state.tasks, task]
  }

  async function go(state: Draft, name: string) {
    const task = state.tasks.find((one) => one.name === name)!
    const { request, work, responses } = task.progress
    const { tables } = state
    let value: unknown
    if (request.kind === 'query') value = tables.run(request.query, name)
    else if (request.kind !== 'end') tables[request.kind](name)
    const progress = await replay(work, [...responses, value])
    const others = state.tasks.filter((one) => one.name !== name)
    if (progress.request.kind !== 'end') state.tasks = [...others, { ...task, progress }]
    else {
      state.tasks = others
      end(state, task, progress.request.isStaff)
    }
  }

  function end(state: Draft, { window, isLate, progress: { work } }: Task, isStaff: boolean) {
    if (isStaff && isLate) state.answeredAfterEnd++
    if (!isStaff && !state.ending[window]) state.refusedWithoutCause++
    if (isStaff) state.ended = mark(state.ended, endedBy(work, window))
    if (work.kind !== 'close' && (!isStaff || work.kind === 'signOut'))
      state.informed = mark(state.informed, (other) => other === window)
  }

  function choices({ tasks, tables, informed, calls, remaining }: SessionState): Choice[] {
    const all: Choice[] = []
    for (const { name, progress } of tasks) {
      if (progress.request.kind === 'query' && !tables.isFree(progress.request.query, name)) continue
      all.push({ id: `go:${name}`, actor: name, isFair: true })
    }
    const isIdle = (window: number) => !tasks.some((task) => task.window === window)
    const offer = (kind: string, window: number) => all.push({ id: `${kind}:${window}`, actor: 'staff', isFair: false })
    for (const window of both) {
      if (!isIdle(window)) continue
      // a page that shows this still has its cookie, and a script may still send it
      if (calls[window]! < bounds.calls) offer('call', window)
      if (!informed[window] && remaining.signOuts > 0) offer('signOut', window)
    }
    if (isIdle(0) && !informed[0] && remaining.passwords > 0) offer('password', 0)
    if (remaining.closings > 0) offer('close', 2)
    if (remaining.nights > 0) offer('night', 2)
    return all
  }

  const spend = (state: Draft, name: Limited) => {
    state.remaining = { ...state.remaining, [name]: state.remaining[name] - 1 }
  }
  const happenings: Readonly<Record<string, (state: Draft, argument: string) => void | Promise<void>>> = {
    go,
    call(state, window) {
      state.calls = state.calls.map((n, i) => (i === Number(window) ? n + 1 : n))
      return start(state, 'call', Number(window))
    },
    signOut(state, window) {
      spend(state, 'signOuts')
      return start(state, 'signOut', Number(window))
    },
    password(state, window) {
      spend(state, 'passwords')
      return start(state, 'password', Number(window))
    },
    close(state, window) {
      spend(state, 'closings')
      return start(state, 'close', Number(window))
    },
    night(state) {
      spend(state, 'nights')
      state.isNextDay = true
      state.ending = [true, true]
      state.ended = [true, true]
    },
  }

  return {
    async begin() {
      const tables = new Tables(schema, evening)
      tables.add('staff_user', { id: 'u1', email: 'rep@example.com', name: 'Rep', role: 'rep', disabled: null })
      const expires = new Date(evening.getTime() + 12 * 60 * 60 * 1000)
      for (const browser of new Set(both.map(browserOf)))
        tables.add('staff_session', {
          token_hash: hashOf(tokenOf(browser)),
          user_id: 'u1',
          expires,
          revoked: null,
          used: evening,
        })
      return {
        tables,
        tasks: [],
        isNextDay: false,
        ended: [false, false],
        ending: [false, false],
        informed: [false, false],
        calls: [0, 0],
        remaining: bounds,
        answeredAfterEnd: 0,
        refusedWithoutCause: 0,
      }
    },
    choices,
    async next(before, id) {
      const state: Draft = { ...before, tables: before.tables.clone() }
      const [kind, argument] = id.split(':') as [string, string]
      await happenings[kind]!(state, argument)
      return state
    },
    key({ tables, tasks, ...state }) {
      const rows = ['staff_user', 'staff_session'].map((table) => plain(tables.rows(table), evening))
      const open = [...tables.transactions].map(([who, { locks, writes }]) => [who, [...locks], [...writes.keys()]])
      const work = tasks.map(({ progress, ...task }) => [task, progress.text]).sort()
      return { text: JSON.stringify([rows, open, work, state]), isMirrored: false }
    },
    view: ({ answeredAfterEnd, refusedWithoutCause, tasks }) => ({
      answeredAfterEnd,
      refusedWithoutCause,
      unanswered: tasks.length,
    }),
    describe,
    mirror: null,
  }
}

const acts: Readonly<Record<string, (window: string) => string>> = {
  call: (window) => `${window} sends a call`,
  signOut: (window) => `${window} signs out`,
  password: (window) => `${window} changes the password`,
  close: () => 'an admin closes the account',
  night: () => 'twelve hours pass',
}

function describe(before: SessionState, id: string, after: SessionState): string {
  const [kind, argument] = id.split(':') as [string, string]
  const task = before.tasks.find(({ name }) => name === argument)
  const words = task ? taskWords(task) : acts[kind]!(`window ${Number(argument) + 1}`)
  const isAnswered = task && !after.tasks.some(({ name }) => name === argument)
  if (!isAnswered) return words
  if (after.answeredAfterEnd > before.answeredAfterEnd) return `${words} → IT IS ANSWERED, THOUGH ITS SESSION HAD ENDED`
  if (after.refusedWithoutCause > before.refusedWithoutCause) return `${words} → IT IS REFUSED WITHOUT A CAUSE`
  return `${words} → it is answered or refused`
}

const nouns = { call: 'call', password: 'change of the password', signOut: 'sign-out' } as const

function taskWords({
  window,
  progress: {
    request,
    work: { kind },
  },
}: Task): string {
  const work = kind === 'close' ? 'the closing of the account' : `the ${nouns[kind]} of window ${window + 1}`
  if (request.kind !== 'query') return `${work} ${request.kind === 'begin' ? 'begins its transaction' : 'commits'}`
  const verb = request.query.kind === 'SelectQueryNode' ? 'reads' : 'writes'
  return `${work} ${verb} ${tableOf(request.query)}${isLocking(request.query) ? ', and locks it' : ''}`
}
