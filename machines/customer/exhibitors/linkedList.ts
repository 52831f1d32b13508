import { fromEvent } from '../../kit/call'

const reading = { target: 'loading', actions: fromEvent('readAddress') } as const

/** The state in which an organizer's list loads. A new address begins it again. @param on the outcomes of the call */
export const loadingList = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  tags: 'background' as const,
  invoke,
  on: { 'address.opened': { ...reading, reenter: true }, ...on },
})

/** The link opens nothing, or no answer came. @param clear the action that takes away the list of another link */
export const listNotLoaded = <const Clear extends string>(clear: Clear) => ({
  missing: { entry: clear, on: { 'address.opened': reading } },
  failed: { exit: 'clearProblem' as const, on: { 'page.retried': 'loading' as const, 'address.opened': reading } },
})
