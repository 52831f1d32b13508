import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Modal } from '../../src/shared/ui/Modal'
import { focused } from './stage'

// after signing in again, a form and the dialog over it mount together, the inner one first; usually the form is there before
test('a dialog in a dialog lies over it and has the focus, even when both open at once', async () => {
  render(
    <Modal title="A form" onClose={() => {}}>
      <Modal title="A question" onClose={() => {}}>
        Well?
      </Modal>
    </Modal>,
  )
  await waitFor(() => expect(focused().textContent).toBe('A question'))
  const [below, above] = screen.getAllByRole('dialog', { hidden: true })
  expect([below, above].map((each) => each?.querySelector('h2')?.textContent)).toEqual(['A form', 'A question'])
})
