import type { OpenedPolicy, PolicyDocument } from '../../../contract/client'
import { documentsWalk } from '../../walks/documents.walks'
import type { PolicyPage } from './policyPage'
import { inBrowser } from './spec'

/** milliseconds: longer than any pause between polls */
const pause = 30_000

const made = (documents: readonly PolicyDocument[], isMade: (index: number) => boolean) =>
  documents.map((document, i) => ({ ...document, ready: isMade(i) }))
/** The policy's documents for each start of the walk. */
const opensWith: Readonly<Record<string, (documents: readonly PolicyDocument[]) => readonly PolicyDocument[]>> = {
  unknown: () => [],
  known: (documents) => made(documents, (i) => i === 0),
  made: (documents) => made(documents, () => true),
}

/** The documents of a policy in the browser, from none to all, at any speed. */
export function documentsInBrowser(policy: PolicyPage) {
  const { world, press } = policy
  return inBrowser({
    world,
    walk: documentsWalk,
    begin: async (start) => {
      world.delay('listDocuments')
      world.next('getPolicy', (opened: OpenedPolicy) => ({ ...opened, documents: opensWith[start]!(opened.documents) }))
      await policy.goto(policy.address)
    },
    does: {
      'documents.listed': ({ event: { documents } }) =>
        world.answer('listDocuments', (listed: PolicyDocument[]) =>
          documents.length === 0 ? [] : made(listed, (i) => documents[Math.min(i, 1)]!.ready),
        ),
      'documents.failed': () => world.answer('listDocuments', 'lost'),
      'documents.retried': () => press('Try again'),
      'after pause': () => world.passUntilRequested('listDocuments', pause),
    },
  })
}
