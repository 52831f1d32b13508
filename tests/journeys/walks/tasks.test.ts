import { cancelInBrowser } from './cancel.inBrowser'
import { documentsInBrowser } from './documents.inBrowser'
import { claimInBrowser, findInBrowser, messageInBrowser, sendingInBrowser } from './forms.inBrowser'
import { walked } from './walked'

/** Walks the charts of the tasks on a policy’s page in a browser. */
walked({
  'policy cancel': cancelInBrowser,
  'policy claim': claimInBrowser,
  'policy message': messageInBrowser,
  'policy sending': async (policy) => sendingInBrowser(policy, await policy.certificate()),
  'policy find': findInBrowser,
  documents: documentsInBrowser,
})
