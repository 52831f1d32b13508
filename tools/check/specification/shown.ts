import type { Part } from './lines'

const entities = (paragraph: string): Part => ({ section: '3. Entities and their fields', paragraph })

/** The parts that list names of program state: each name is in one of the line’s test files, or has no counterpart. */
export const ofState: readonly Part[] = [
  entities('Application flags'),
  entities('Review dialog state'),
  entities('After-save state'),
  entities('Other'),
]

/**
 * The parts of the specification whose every line needs a test. Section 7 is not among them: docs/calls.md covers its
 * calls.
 */
export const shown: readonly Part[] = [
  { section: '1. What the product does and for whom' },
  { section: '2. Screens and routes' },
  entities('Contact'),
  entities('Quote details'),
  entities('Additional insured entry'),
  entities('Pricing detail'),
  entities('Policy record'),
  entities('Payment form'),
  entities('Transaction/change form'),
  entities('Purchase response'),
  entities('Contact fetch response'),
  entities('Form data sent on save'),
  entities('Application flags'),
  entities('Review dialog state'),
  entities('After-save state'),
  entities('Other'),
  entities('Event-type catalogue'),
  { section: '4. States and transitions' },
  { section: '5. Validation rules' },
  { section: '6. Roles and permissions' },
  { section: '8. Error catalogue' },
  { section: '9. Business constants and limits' },
]
