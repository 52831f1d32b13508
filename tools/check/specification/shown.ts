import type { Part } from './lines'

const entities = (paragraph: string, later: readonly string[] = []): Part => ({
  section: '3. Entities and their fields',
  paragraph,
  later,
})

/** The parts whose every line is shown by a test. Another part joins by its place here and its table in docs/lines.md. */
export const shown: readonly Part[] = [
  { section: '2. Screens and routes', later: ['Other screens: not shown.'] },
  entities('Contact'),
  entities('Quote details'),
  entities('Additional insured entry'),
  entities('Pricing detail'),
  entities('Policy record'),
  entities('Payment form'),
  entities('Transaction/change form', ['Transaction/change form']),
  entities('Purchase response'),
  entities('Contact fetch response'),
  entities('Form data sent on save'),
  entities('Application flags'),
  entities('Review dialog state'),
  entities('After-save state'),
  entities('Other', ['Other: option1..option8', 'Field lists of some of these: not shown.']),
  entities('Event-type catalogue'),
  { section: '4. States and transitions', later: ['Accounting create calls:', 'Send calls:'] },
  { section: '5. Validation rules' },
  { section: '6. Roles and permissions' },
  { section: '8. Error catalogue' },
  { section: '9. Business constants and limits' },
]
