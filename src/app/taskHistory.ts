import { boolean, enums, is, nullable, object, string } from 'superstruct'
import {
  type PolicyRef,
  type PolicyTask,
  policyTasks,
  selectPolicyView,
  selectTask,
} from '../../machines/policy/policy.select'
import type { Address } from './address'
import { roomAt } from './room'

/** What an entry of the browser's history says beside its address: what is being done with the policy that is open here. */
interface Mark {
  /** of this visit, by its key */
  readonly policy: string
  readonly task: PolicyTask | null
  /** a task stood here that is over: what is begun next takes its place, so that back never has to be pressed twice */
  readonly isSpare: boolean
}

const Marked = object({ policy: string(), task: nullable(enums(policyTasks)), isSpare: boolean() })
const markIn = (state: unknown): Mark | null => (is(state, Marked) ? state : null)

/**
 * Each task that is begun is an entry of the browser's history: back leads to the policy, and forward to what was written.
 * A task that may not be left, since something is on its way, stands where one is.
 */
export function keepTasks(address: Address, policy: PolicyRef) {
  const { key } = policy.getSnapshot().context
  let isMoving = false

  const here = (): PolicyTask | null | undefined => {
    const snapshot = policy.getSnapshot()
    const isOpen = selectPolicyView(snapshot) === 'open' && roomAt(address.now()) === 'policy'
    return isOpen ? selectTask(snapshot) : undefined
  }
  const there = () => {
    const mark = markIn(address.now().state)
    return mark?.policy === key ? mark : null
  }
  const write = (how: 'push' | 'replace', task: PolicyTask | null, isSpare: boolean) => {
    const { pathname, search, hash } = address.now()
    const was = isMoving
    isMoving = true
    address.navigator[how](pathname + search + hash, { policy: key, task, isSpare } satisfies Mark)
    isMoving = was
  }

  const entered = () => {
    const task = here()
    if (isMoving || task === undefined) return
    const mark = there()
    if (mark === null) write('replace', task, false)
    else if (mark.task === task) return
    else if (mark.task === null && !mark.isSpare) write('push', task, false)
    else write('replace', task, true)
  }
  policy.subscribe(entered)
  entered()

  /** The address has moved, by the back button perhaps. @returns whether that was about a task, and nothing else */
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
