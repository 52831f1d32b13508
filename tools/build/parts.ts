import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { oneFile, type Starts } from './oneFile.ts'

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
const page = (name: string) => source(`app/pages/${name}.tsx`)
const component = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/@headlessui/react/dist/components/${name}/${name}.js`, import.meta.url))
const screen = (file: string) => source(`screens/quote/${file}.tsx`)

const main = source('app/main.tsx')
const first = [main, page('quote')]
const dialog = [source('shared/ui/Modal.tsx'), component('dialog')]
const combobox = [source('shared/fields/kinds/ComboboxList.tsx'), component('combobox')]
const masks = [source('shared/fields/kinds/Mask.tsx')]

/** The parts of the quote page that it fetches when it is idle (src/screens/quote/prefetch.ts). */
const later: Starts = {
  of: [
    ...['Worksheet', 'UnpricedReason', 'StartingPrice', 'ContinueButton', 'CoverageSummary', 'DeclineNotice'].map(
      (name) => screen(`price/${name}`),
    ),
    ...['steps/AnswerSummary', 'dialogs/OpenDialog', 'VersionConflict', 'payment/Payment'].map(screen),
    ...['summary/QuoteSummary', 'summary/SummaryIntro', 'terms/TermsText', 'terms/TermsLink'].map(screen),
    screen('venue/QuoteVenue'),
    source('shared/fields/entries/EntryList.tsx'),
    source('app/pages/quoteTools.ts'),
    source('app/pages/eventCounting.ts'),
  ],
}
const before = [...first, ...dialog, ...combobox, ...masks]

const whole = (...names: string[]): Starts => ({ of: names.map(page), isWhole: true })
/** Pages that share only small modules with the quote's later parts. */
const otherPages = whole(
  ...['contactList', 'underwriting', 'rain', 'mailbox', 'jobs', 'certificate', 'attachments', 'contactMail'],
  ...[
    'history',
    'settings',
    'signatures',
    'users',
    'moratoria',
    'rainSettlement',
    'partners',
    'organizerInvoices',
    'audit',
    'overview',
    'account',
    'unsubscribe',
    'workItems',
  ],
  ...['passwordReset', 'personalData', 'venue', 'venues', 'certificateUpdates', 'venueBoard'],
  ...['organizerLink', 'organizerEvent', 'organizerPayments', 'exhibitorBoard', 'exhibitor', 'registration'],
  ...['producerLink', 'producerBoard', 'producerCommission'],
)

/**
 * The files of the program (docs/decisions/052-the-first-question-as-html.md). A module that only the quote's later parts need is in `later`; one that they
 * share with another page is in a file of its own kind, so that no page fetches more than it needs.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|scheduler|xstate|use-sync-external-store)\/|rolldown\/runtime/,
  },
  oneFile('common', { all: [{ of: [main] }] }),
  oneFile('quote', { all: [{ of: [page('quote')] }], none: [main, page('policy')] }),
  // the policy page has these questions too
  oneFile('calls', { all: [{ of: [page('quote')] }, { of: [page('policy')] }], none: [main] }),
  oneFile('dialog', { all: [{ of: dialog }], none: first }),
  oneFile('combobox', { all: [{ of: combobox }], none: [...first, ...dialog] }),
  oneFile('masks', { all: [{ of: masks }], none: first }),
  oneFile('forms', { all: [later, otherPages], none: before }),
  oneFile('card', { all: [later, whole('accounting')], none: before }),
  oneFile('worksheet', { all: [later, whole('workspace')], none: before }),
  oneFile('changes', { all: [later, whole('policy')], none: before }),
  oneFile('later', { all: [later], none: before }),
]
