import type { QuoteStatus } from '../../../../contract/client'
import { statusWords } from '../../../../domain/quote/statusWords'

interface Look {
  readonly tone: string
  readonly shape: React.ReactNode
}

const looks: Record<QuoteStatus, Look> = {
  draft: { tone: 'text-ink-soft', shape: <circle cx="6" cy="6" r="4" strokeDasharray="2 2" /> },
  quoted: { tone: 'text-ink-soft', shape: <circle cx="6" cy="6" r="4" /> },
  referred: { tone: 'text-attention', shape: <path d="M6 1.5 11 10.5H1z" /> },
  approved: { tone: 'text-accent', shape: <path d="m2 6.5 3 3 5-7" /> },
  awaitingPayment: {
    tone: 'text-ink-soft',
    shape: <path d="M2.5 1.5h7L6 6zM2.5 10.5h7L6 6z" />,
  },
  purchased: {
    tone: 'text-accent',
    shape: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  },
  declined: { tone: 'text-stop', shape: <path d="m2 2 8 8M10 2l-8 8" /> },
  cancelled: {
    tone: 'text-ink-soft',
    shape: <path d="M10 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM3.2 8.8l5.6-5.6" />,
  },
  expired: { tone: 'text-ink-soft', shape: <path d="M1.5 6h9" /> },
}

export const statusWord = (status: QuoteStatus) => statusWords[status]

/** A shape and a word, because color alone is not accessible. */
export function Status({ status }: { status: QuoteStatus }) {
  const { tone, shape } = looks[status]
  return (
    <span className={`inline-flex items-center gap-0.75 whitespace-nowrap ${tone}`}>
      <svg viewBox="0 0 12 12" className="size-1.5 fill-none stroke-current stroke-2" aria-hidden="true">
        {shape}
      </svg>
      {statusWords[status]}
    </span>
  )
}
