import type { ReactNode } from 'react'
import type { OpenedPolicy } from '../../../contract/client'
import { holdsRain } from '../../../domain/common/coverageTypes'
import { todayIn } from '../../../domain/common/dates'
import { signedDollars } from '../../../domain/common/formats'
import { Transactions } from './Transactions'

/** The policy's history since the purchase: messages, changes, claims and transactions. */
export function PolicyHistory({ opened }: { opened: OpenedPolicy }) {
  const { answers, changes, claims, messages, transactions, paid } = opened
  const isRain = holdsRain(answers.step0?.coverage_type)
  return (
    <>
      {messages.length > 0 && (
        <Part title="Messages">
          <ol className="border-b border-rule">
            {messages.map((each) => (
              <Message key={`${each.received} ${each.subject}`} message={each} />
            ))}
          </ol>
        </Part>
      )}
      {changes.length > 0 && (
        <Part title="Changes">
          <ol className="border-b border-rule">
            {changes.map(({ number, made, type, difference, transaction_id, what }) => (
              <Row
                key={`${type}-${number}`}
                title={type === 'cancel' ? 'Canceled' : `Change ${number}`}
                aside={difference === 0 ? 'Same price' : signedDollars(difference)}
                below={[todayIn(new Date(made)), transaction_id].filter(Boolean).join(' · ')}
              >
                {type === 'change' && what.map((line) => <p key={line}>{line}</p>)}
              </Row>
            ))}
          </ol>
        </Part>
      )}
      {claims.length > 0 && (
        <Part title="Claims">
          <ol className="border-b border-rule">
            {claims.map(({ claim_number, received, date }) => (
              <Row key={claim_number} title={claim_number} below={`Received ${todayIn(new Date(received))}`}>
                <p>{isRain ? `Insured day: ${date}.` : `It happened on ${date}.`}</p>
              </Row>
            ))}
          </ol>
        </Part>
      )}
      <Part title="Charges and payments">
        <Transactions rows={transactions} paid={paid} />
      </Part>
    </>
  )
}

const stateWords: Readonly<Record<OpenedPolicy['messages'][number]['state'], string>> = {
  waiting: 'Waiting for our answer',
  answered: 'Answered',
  closed: 'Closed',
}

const Message = ({ message: { received, subject, message, state, answers } }: Messaged) => (
  <Row title={subject} aside={stateWords[state]} below={`Sent ${todayIn(new Date(received))}`}>
    <p className="whitespace-pre-line">{message}</p>
    {answers.map(({ sent, message: answer }) => (
      <blockquote key={sent} className="my-1 border-s-2 border-accent ps-1.5">
        <p className="text-dense text-ink-soft">Our answer of {todayIn(new Date(sent))}</p>
        <p className="whitespace-pre-line">{answer}</p>
      </blockquote>
    ))}
  </Row>
)

interface Messaged {
  readonly message: OpenedPolicy['messages'][number]
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6">
    <h2 className="mb-2 text-h3 font-strong">{title}</h2>
    {children}
  </section>
)

interface RowProps {
  readonly title: string
  readonly aside?: string
  readonly below: string
  readonly children: ReactNode
}

const Row = ({ title, aside, below, children }: RowProps) => (
  <li className="border-t border-rule py-1.5">
    <div className="flex justify-between gap-2">
      <p className="min-w-0 font-strong wrap-anywhere">{title}</p>
      {aside && <p className="money shrink-0">{aside}</p>}
    </div>
    <div className="max-w-(--measure) break-words">{children}</div>
    <p className="text-dense text-ink-soft">{below}</p>
  </li>
)
