import type { MailRow } from '../../../../contract/client'

interface Look {
  readonly word: string
  readonly tone: string
  readonly shape: React.ReactNode
}

const looks: Record<MailRow['state'], Look> = {
  failed: { word: 'Failed', tone: 'text-stop', shape: <path d="m2 2 8 8M10 2l-8 8" /> },
  sending: { word: 'On its way', tone: 'text-ink-soft', shape: <circle cx="6" cy="6" r="4" strokeDasharray="2 2" /> },
  sent: { word: 'Sent', tone: 'text-accent', shape: <path d="m2 6.5 3 3 5-7" /> },
}

export const mailStateWord = (state: MailRow['state']) => looks[state].word

/** A shape and a word, because color alone is not accessible. */
export function MailStatus({ state }: { state: MailRow['state'] }) {
  const { word, tone, shape } = looks[state]
  return (
    <span className={`inline-flex items-center gap-0.75 whitespace-nowrap ${tone}`}>
      <svg viewBox="0 0 12 12" className="size-1.5 fill-none stroke-current stroke-2" aria-hidden="true">
        {shape}
      </svg>
      {word}
    </span>
  )
}
