import { boolean, enums, is, nullable, object, string } from 'superstruct'
import {
  type PolicyRef,
  type PolicyTask,
  policyTasks,
  selectMayBegin,
  selectPolicyView,
  selectTask,
} from '../../../machines/customer/policy/policy.select'
import type { Address } from '../../shared/browser/route'
import { pageAt } from '../routes/routes'

/** The state of a browser history entry: the task that is open on this policy. */
interface Mark {
  readonly visit: string
  readonly task: PolicyTask | null
  /** the task of this entry has ended; the next task reuses the entry, so that back never has to be pressed twice */
  readonly isSpare: boolean
}

const Marked = object({ visit: string(), task: nullable(enums(policyTasks)), isSpare: boolean() })
const markIn = (state: unknown): Mark | null => (is(state, Marked) ? state : null)

/**
 * Gives each task an entry in the browser's history: back leads to the policy, and forward to the draft. A task with a
 * request on its way keeps its entry. A reload continues at the same entry, because the visit id survives it.
 */
export function keepTasks(address: Address, policy: PolicyRef, visit: string) {
  let isMoving = false
  let isArriving = true

  const here = (): PolicyTask | null | undefined => {
    const snapshot = policy.getSnapshot()
    const isOpen = selectPolicyView(snapshot) === 'open' && pageAt(address.now()) === 'policy'
    return isOpen ? selectTask(snapshot) : undefined
  }
  const there = () => {
    const mark = markIn(address.now().state)
    return mark?.visit === visit ? mark : null
  }
  const write = (how: 'push' | 'replace', task: PolicyTask | null, isSpare: boolean) => {
    const { pathname, search, hash } = address.now()
    const was = isMoving
    isMoving = true
    address.navigator[how](pathname + search + hash, { visit, task, isSpare } satisfies Mark)
    isMoving = was
  }

  const entered = () => {
    const task = here()
    if (isMoving || task === undefined) return
    const mark = there()
    const isGoneOn = isArriving && task === null && mark?.task && selectMayBegin(mark.task)(policy.getSnapshot())
    isArriving = false
    if (isGoneOn) policy.send({ type: `${mark.task}.begun` })
    else if (mark === null) write('replace', task, false)
    else if (mark.task === task) return
    else if (mark.task === null && !mark.isSpare) write('push', task, false)
    else write('replace', task, true)
  }
  policy.subscribe(entered)
  entered()

  /**
   * Handles a move of the address, such as the back button.
   * @returns whether the move was only about a task
   */
  return (): boolean => {
    if (isMoving) return true
    const [task, mark] = [here(), there()]
    if (task === undefined || mark === null) return false
    isMoving = true
    if (task !== null && mark.task !== task) policy.send({ type: 'task.laidAside' })
    if (mark.task !== null && here() === null) policy.send({ type: `${mark.task}.begun` })
    const now = here()
    if (now !== undefined && now !== mark.task) write(now === null ? 'replace' : 'push', now, now === null)
    isMoving = false
    return true
  }
}
