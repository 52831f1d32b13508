import type { ReactNode } from 'react'
import { Icon } from './Icon'

const tones = {
  attention: {
    box: 'bg-attention-wash border-attention-mark',
    icon: 'text-attention-mark',
    title: 'text-attention',
    mark: 'eye',
  },
  stop: { box: 'bg-stop-wash border-stop-mark', icon: 'text-stop-mark', title: 'text-stop', mark: 'alert' },
  done: { box: 'bg-accent-wash border-accent', icon: 'text-accent', title: '', mark: 'check' },
  quiet: { box: 'bg-well border-ink', icon: 'text-ink-soft', title: '', mark: 'alert' },
} as const

interface Props {
  readonly tone: keyof typeof tones
  readonly title: ReactNode
  readonly children?: ReactNode
  /** `alert` for urgent news */
  readonly role?: 'status' | 'alert'
}

/** A status, its reason, and a button for the next step. Screen readers read it out when it appears. */
export function Notice({ tone, title, children, role = 'status' }: Props) {
  const { box, icon, title: titled, mark } = tones[tone]
  return (
    <div role={role} className={`flex gap-1.5 border-t-2 pt-2.5 pr-3 pb-3 pl-2.5 ${box}`}>
      <Icon name={mark} className={`mt-0.25 ${icon}`} />
      <div className="grid max-w-(--measure) min-w-0 gap-1.5">
        <p className={`font-strong ${titled}`}>{title}</p>
        {children}
      </div>
    </div>
  )
}
