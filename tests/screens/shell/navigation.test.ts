import { expect, test } from 'vitest'
import { type AnyStateMachine, initialTransition } from 'xstate'
import { isPermission, permissions, staffRoles } from '../../../domain/staff/permissions'
import { readContract } from '../../../server/http/contract'
import { pageAt, staffPages } from '../../../src/app/routes/routes'
import { accountPath, itemsFor } from '../../../src/shared/frame/staffNavigation'
import { pageWalks } from '../../walks/pages.walks'

/** Pages of one contact: the list leads to the workspace, and its tabs, or its policy, lead to the others. */
const ofContact = ['workspace', 'accounting', 'attachments', 'emailLogs', 'history', 'rainSettlement']
/** The sign-in leads there. */
const beforeSignIn = ['passwordReset']

const admin = { id: 'u1', name: 'Sample', email: 'admin@example.com', role: 'admin' } as const
const paths = [...itemsFor(admin).map(({ to }) => to), accountPath]
const pages = paths.map((to) => pageAt({ pathname: `/quote${to}`, hash: '' }))

test('the navigation leads to every staff page', () => {
  expect(
    staffPages.filter((page) => page === null || ![...pages, ...ofContact, ...beforeSignIn].includes(page)),
  ).toEqual([])
})

test('each entry of the navigation leads to a page of its own, and none to a contact', () => {
  expect(new Set(pages).size).toBe(paths.length)
  expect(pages.filter((page) => page === null || ofContact.includes(page))).toEqual([])
})

/** The callers that may make a call of the contract. */
const access = new Map<string, readonly string[]>(
  readContract().operations.map(({ operationId, access: callers }) => [operationId, callers]),
)
/** The calls of the contract that a page makes when an administrator opens it, by the chart whose walk starts there. */
const callsAt = (to: string) =>
  Object.values(pageWalks).flatMap(({ machine, starts }) => {
    const addresses = Object.values(starts).map(({ input }) => (input as { address?: string } | undefined)?.address)
    if (!addresses.some((address) => address?.split('?')[0] === to) || machine.id === 'staff') return []
    const [{ children }] = initialTransition(machine as AnyStateMachine, { user: admin, address: to } as never)
    return Object.keys(children).filter((name) => access.has(name))
  })

test.each(itemsFor(admin))('$to is offered to the roles that may make its first call', ({ to, permission }) => {
  const named = callsAt(to).flatMap((name) => access.get(name)!.filter(isPermission))
  if (named.length === 0) return expect(madeOtherwise).toContain(to)
  expect(permission ? permissions[permission] : staffRoles).toEqual(permissions[named[0]!])
})

/** The slot of the first two is not named after one call: it makes the call of the list, or of the queue. The last makes its call when a person is named. */
const madeOtherwise = ['/usw', '/admin/settings', '/admin/personal-data']
