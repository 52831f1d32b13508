import { claimFields, findFields, messageFields, sendingFields } from '../../../domain/policy/forms'
import { claimWalk, findWalk, messageWalk, sendingWalk } from '../../walks/policy.forms.walks'
import { addDaysFromToday } from '../support/events'
import type { PolicyPage } from './policyPage'
import { inBrowser } from './spec'

const yesterday = addDaysFromToday(-1)
const isWriting = (leaf: string) => leaf.startsWith('writing')
const note = (name: string) => new File(['It was dark.'], name, { type: 'text/plain' })

/** Reporting a claim in the browser, with files that the server checks. */
export function claimInBrowser(policy: PolicyPage) {
  const { page, world, press } = policy
  const known = { name: 'Łucja Sample-Ångström', email: policy.email, phone: '512-555-0142' }
  const report = { date: yesterday, description: 'A guest fell over a cable.' }
  return inBrowser({
    world,
    walk: {
      ...claimWalk,
      starts: {
        known: {
          input: {
            link: policy.link,
            key: 'k',
            policyNumber: policy.bought.policyNumber,
            today: addDaysFromToday(0),
            bought: addDaysFromToday(0),
            known,
          },
          begins: 'writing.editing',
        },
      },
      cases: {
        'form.answered': [
          { type: 'form.answered', answers: report },
          { type: 'form.answered', answers: { date: '06/31/2027' } },
        ],
        'files.added': [
          { type: 'files.added', files: [note('what happened.txt')] },
          { type: 'files.added', files: [1, 2, 3, 4, 5, 6].map((n) => note(`page ${n}.txt`)) },
        ],
        'file.removed': [{ type: 'file.removed', index: 0 }],
      },
      transitions: {
        ...claimWalk.transitions,
        'form.submitted': ({ from, context: { answers } }) => {
          if (!isWriting(from)) return from
          return answers.date === yesterday && answers.files.length < 6 ? 'sending' : 'writing.rejected'
        },
        'help.asked': ({ from }) => (isWriting(from) ? 'over' : from),
      },
    },
    begin: async () => {
      await policy.readAnew()
      world.delay('submitAClaim')
      await press('Report a claim')
    },
    // there is no file to remove, and help is offered with a loss before the purchase
    isDone: ({ name, from, context }) => {
      if (name === 'help.asked') return isWriting(from) && context.answers.date === yesterday
      return name !== 'file.removed' || context.answers.files.length > 0
    },
    does: {
      'form.answered': ({ event }) => policy.answer(claimFields, event.answers),
      'files.added': ({ event: { files } }) =>
        page
          .getByLabel(/^Photos, bills and letters/)
          .setInputFiles(
            files.map(({ name, type }) => ({ name, mimeType: type, buffer: Buffer.from('It was dark.') })),
          ),
      'file.removed': () =>
        page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click(),
      'form.submitted': () => press('Report the claim'),
      'claim.received': () => world.answer('submitAClaim', 'truly'),
      'form.refused': ({ event }) => world.answer('submitAClaim', event.problem),
      'claim.left': () => press('Back to the policy'),
      'help.asked': () => press('Write to us about an earlier policy'),
    },
  })
}

/** Writing a message to us in the browser. */
export function messageInBrowser(policy: PolicyPage) {
  const { world, press } = policy
  return inBrowser({
    world,
    walk: {
      ...messageWalk,
      starts: {
        blank: {
          input: { link: policy.link, key: 'k', policyNumber: policy.bought.policyNumber, known: {} },
          begins: 'writing.editing',
        },
      },
    },
    begin: async () => {
      await policy.readAnew()
      world.delay('sendUsEmail')
      await press('Write to us')
    },
    does: {
      'form.answered': ({ event }) => policy.answer(messageFields, event.answers),
      'form.submitted': () => press('Send the message'),
      'message.received': () => world.answer('sendUsEmail', 'truly'),
      'form.refused': ({ event }) => world.answer('sendUsEmail', event.problem),
      'message.left': () => press('Back to the policy'),
    },
  })
}

/** Emailing documents in the browser. The certificate is selected by default. */
export function sendingInBrowser(policy: PolicyPage, certificate: string) {
  const { page, world, press } = policy
  return inBrowser({
    world,
    walk: {
      ...sendingWalk,
      starts: { visit: { input: { link: policy.link, documents: [certificate] }, begins: 'writing.editing' } },
    },
    begin: async () => {
      await policy.readAnew()
      world.delay('sendDocuments')
      await press('Send to others')
    },
    does: {
      'form.answered': ({ event }) => policy.answer(sendingFields, event.answers),
      'documents.chosen': ({ event }) =>
        page.getByRole('checkbox', { name: /^Certificate of insurance/ }).setChecked(event.documents.length > 0),
      'form.submitted': () => press('Send the documents'),
      'documents.sent': () => world.answer('sendDocuments', 'truly'),
      'form.refused': ({ event }) => world.answer('sendDocuments', event.problem),
      'sending.left': () => press('Back to the policy'),
    },
  })
}

/** Finding a policy without its link, in the browser. */
export function findInBrowser(policy: PolicyPage) {
  const { world, press } = policy
  return inBrowser({
    world,
    walk: findWalk,
    begin: async () => {
      world.delay('findPolicies')
      await policy.goto('/quote/#manage-policy')
    },
    does: {
      'form.answered': ({ event }) => policy.answer(findFields, event.answers),
      'form.submitted': () => press('Email me the link'),
      'policies.answered': () => world.answer('findPolicies', 'truly'),
      'form.refused': ({ event }) => world.answer('findPolicies', event.problem),
      'find.restarted': () => press('Try another address'),
    },
  })
}
