// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Modal } from '../../src/shared/ui/Modal'
import { focused } from './stage'

// whoever signs in again is back at a form, and at what had opened over it, in one moment: the page orders them otherwise
test('a dialog in a dialog lies over it and has the focus, also when both open at once', async () => {
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
