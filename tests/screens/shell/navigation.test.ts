import { expect, test } from 'vitest'
import { pageAt, staffPages } from '../../../src/app/routes/routes'
import { accountPath, itemsFor } from '../../../src/shared/frame/staffNavigation'

/** Pages of one contact: the list leads to the workspace, and its tabs lead to the others. */
const ofContact = ['workspace', 'accounting', 'attachments', 'emailLogs', 'history']

test('the navigation leads to every staff page', () => {
  const admin = { id: 'u1', name: 'Sample', email: 'admin@example.com', role: 'admin' } as const
  const paths = [...itemsFor(admin).map(({ to }) => to), accountPath]
  const pages = paths.map((to) => pageAt({ pathname: `/quote${to}`, hash: '' }))
  expect(staffPages.filter((page) => page === null || ![...pages, ...ofContact].includes(page))).toEqual([])
})
