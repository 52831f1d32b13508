import type { ReactNode } from 'react'
import type { Question } from '../../domain/application/page'
import { columnsOf } from './widths'

/** Fields side by side where there is room. An error grows upwards: the controls stay on one line. */
export function Row({ questions, children }: { questions: readonly Question<string>[]; children: ReactNode }) {
  if (questions.length === 1) return children
  return (
    <div
      className="grid items-end gap-3 sm:grid-cols-(--columns)"
      style={{ '--columns': columnsOf(questions) } as Record<string, string>}
    >
      {children}
    </div>
  )
}
