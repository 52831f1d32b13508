import type { PartnerKey } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { keyStateWords, scopesInWords } from '../../../../domain/staff/partners'
import type { PartnersRef } from '../../../../machines/staff/partners/partners.select'
import { Button } from '../../../shared/ui/Button'
import { lastDayBefore } from '../shared/dates'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly partners: PartnersRef
  /** of the partner */
  readonly name: string
  readonly keys: readonly PartnerKey[]
  readonly today: string
}

/** One row for each key: its name, its beginning, its scopes, its state and its last use. */
export function KeysTable({ partners, name, keys, today }: Props) {
  if (keys.length === 0) return <p className="py-1.5 text-ink-soft">No keys.</p>
  return (
    <table className="mb-1.5 w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Keys of {name}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Key</th>
          <th className={words}>Can</th>
          <th className={words}>State</th>
          <th className={words}>Last used</th>
          <th className={words}>Made</th>
          <th className={words}>
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id} partners={partners} row={key} today={today} />
        ))}
      </tbody>
    </table>
  )
}

const wide = 'max-md:col-span-2'

function Row({ partners, row, today }: { partners: PartnersRef; row: PartnerKey; today: string }) {
  const { name, prefix, scopes, state, expires, last_used, created, created_by } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} wrap-anywhere text-start ${wide}`}>
        {name} <span className="font-mono font-normal text-ink-soft">{prefix}…</span>
      </th>
      <td className={`${cell} ${wide}`}>{scopesInWords(scopes)}</td>
      <td className={`${cell} ${wide}`}>
        {keyStateWords[state]}
        {state === 'active' && expires && ` through ${lastDayBefore(expires)}`}
      </td>
      <td className={`${cell} ${wide}`}>
        <span className="md:sr-only">Last used: </span>
        {last_used ? momentInWords(last_used) : 'Never'}
      </td>
      <td className={`${cell} text-ink-soft [overflow-wrap:anywhere] ${wide}`}>
        <span className="md:sr-only">Made </span>
        {momentInWords(created)} by {created_by}
      </td>
      <td className={`${cell} ${wide} max-md:pt-1`}>
        {state === 'active' && (
          <span className="flex justify-end gap-1 max-md:justify-start">
            <Button
              isDense
              aria-label={`Replace the key “${name}” ${prefix}`}
              onClick={() => partners.send({ type: 'form.begun', task: { kind: 'rotation', key: row, today } })}
            >
              Replace
            </Button>
            <Button
              isDense
              aria-label={`Revoke the key “${name}” ${prefix}`}
              onClick={() => partners.send({ type: 'act.begun', task: { kind: 'revocation', key: row } })}
            >
              Revoke
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
