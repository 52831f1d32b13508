import type { ReactNode } from 'react'
import { Notice } from '../../../ui/Notice'

interface Props {
  readonly tone: 'attention' | 'stop'
  readonly title: string
  readonly children: ReactNode
}

/** What became of the last attempt, over what is to be agreed to now. */
export const Again = ({ tone, title, children }: Props) => (
  <div className="mt-3">
    <Notice tone={tone} title={title} role="alert">
      <p>{children}</p>
    </Notice>
  </div>
)
