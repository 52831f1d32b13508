import type { CheckedCertificate } from '../../../contract/client'
import { dayInWords } from '../../../domain/common/formats'
import { focusOnMount } from '../../shared/browser/focus'
import { Notice } from '../../shared/ui/Notice'

interface Words {
  readonly tone: 'done' | 'attention' | 'stop'
  readonly title: string
  readonly text: string
}

const wordsOf: Readonly<
  Record<CheckedCertificate['status'], (days: { readonly from: string; readonly to: string }) => Words>
> = {
  inForce: ({ to }) => ({
    tone: 'done',
    title: 'In force',
    text: `The certificate is genuine, and the coverage is in force through ${dayInWords(to)}.`,
  }),
  notYet: ({ from }) => ({
    tone: 'attention',
    title: 'Not yet in force',
    text: `The certificate is genuine. Coverage begins on ${dayInWords(from)}.`,
  }),
  ended: ({ to }) => ({
    tone: 'stop',
    title: 'Ended',
    text: `The certificate is genuine, and coverage ended on ${dayInWords(to)}.`,
  }),
  cancelled: () => ({
    tone: 'stop',
    title: 'Canceled',
    text: 'The policy was canceled. This certificate is no longer valid.',
  }),
  replaced: () => ({
    tone: 'attention',
    title: 'Replaced',
    text: 'A newer certificate replaces this one. Ask for the new certificate: it shows the coverage of the policy today.',
  }),
}

const kinds: Readonly<Record<CheckedCertificate['kind'], string>> = {
  liability: 'Liability',
  cancellation: 'Cancellation and postponement',
  rain: 'Rain',
}

/** The heading. For a canceled or replaced certificate it adds that it is no longer valid. */
const leadOf = (status: CheckedCertificate['status']) =>
  status === 'cancelled' || status === 'replaced' ? 'Genuine, but no longer valid' : 'Genuine'

/**
 * Says first whether the certificate is genuine and in force, then repeats the facts printed on it. One of an earlier
 * version of the policy comes without them, because the policy says something else today.
 */
export function CertificateDetails({ certificate }: Props) {
  const { code, kind, policy_number, status, additional_insureds = [], limits = [] } = certificate
  const { insured, venue, from = '', to = '' } = certificate
  const { tone, title, text } = wordsOf[status]({ from, to })
  const rows = [
    ['Certificate', code],
    ['Policy number', policy_number],
    ['Coverage', kinds[kind]],
    ['Insured', insured && partyInWords(insured)],
    ['Venue', venue && partyInWords(venue)],
    ['First covered day', dayInWords(from)],
    ['Last covered day', dayInWords(to)],
  ] as const
  return (
    <>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {leadOf(status)}
      </h1>
      <div className="mt-2">
        <Notice tone={tone} title={title}>
          <p>{text}</p>
        </Notice>
      </div>
      <dl className="mt-3 border-b border-rule">
        {rows.map(([name, words]) => words && <Row key={name} name={name} words={words} />)}
        {additional_insureds.map((party, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the order is fixed
          <Row key={index} name="Additional insured" words={insuredInWords(party)} />
        ))}
        {limits.map(({ label, amount }) => (
          <Row key={label} name={label} words={amount} />
        ))}
      </dl>
    </>
  )
}

type Party = NonNullable<CheckedCertificate['venue']>
const partyInWords = ({ name, lines }: Party) => [name, ...lines].join(', ')

const insuredInWords = ({
  waiver,
  primary,
  ...party
}: NonNullable<CheckedCertificate['additional_insureds']>[number]) =>
  [partyInWords(party), waiver && 'waiver of subrogation', primary && 'primary and non-contributory']
    .filter(Boolean)
    .join('; ')

interface Props {
  readonly certificate: CheckedCertificate
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[14rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{words}</dd>
  </div>
)
