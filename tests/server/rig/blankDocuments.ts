import { afterAll, beforeAll, vi } from 'vitest'

const press = '../../../server/pdf/press'

/**
 * For a file that reads no document: each is made, stored and mailed as ever, as a blank page. To draw one takes half a
 * second of CPU time, and tests/server/documents draws each kind.
 */
export function blankDocuments() {
  beforeAll(() => {
    vi.doMock(press, () => import('../../journeys/support/blankPress'))
  })
  // the files of a worker share their modules
  afterAll(() => {
    vi.doUnmock(press)
  })
}
