import type { WebhookEndpoint } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { endpointStateWords, eventsInWords } from '../../../../domain/staff/partners'
import type { PartnersRef } from '../../../../machines/staff/partners/partners.select'
import { Button } from '../../../shared/ui/Button'
import { tableLook } from '../shared/tableStyle'
import { Url } from '../shared/Url'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly partners: PartnersRef
  /** of the partner */
  readonly name: string
  readonly endpoints: readonly WebhookEndpoint[]
}

/** One row for each webhook endpoint: its address, its events and its state. */
export function EndpointsTable({ partners, name, endpoints }: Props) {
  if (endpoints.length === 0) return <p className="pt-3 pb-1.5 text-ink-soft">No webhook endpoints.</p>
  return (
    <table className="mt-3 mb-1.5 w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Webhook endpoints of {name}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Webhook endpoint</th>
          <th className={words}>Gets</th>
          <th className={words}>State</th>
          <th className={words}>Added</th>
          <th className={words}>
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => (
          <Row key={endpoint.id} partners={partners} endpoint={endpoint} />
        ))}
      </tbody>
    </table>
  )
}

const wide = 'max-md:col-span-2'

function Row({ partners, endpoint }: { partners: PartnersRef; endpoint: WebhookEndpoint }) {
  const { url, events, state, created, created_by } = endpoint
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} wrap-break-word text-start ${wide}`}>
        <Url url={url} />
      </th>
      <td className={`${cell} ${wide}`}>{eventsInWords(events)}</td>
      <td className={`${cell} ${state === 'disabled' ? 'font-strong text-stop' : ''} ${wide}`}>
        {endpointStateWords[state]}
      </td>
      <td className={`${cell} text-ink-soft [overflow-wrap:anywhere] ${wide}`}>
        <span className="md:sr-only">Added </span>
        {momentInWords(created)} by {created_by}
      </td>
      <td className={`${cell} ${wide} max-md:pt-1`}>
        <Acts partners={partners} endpoint={endpoint} />
      </td>
    </tr>
  )
}

function Acts({ partners, endpoint }: { partners: PartnersRef; endpoint: WebhookEndpoint }) {
  const { url, state } = endpoint
  const begin = (kind: 'secret' | 'enabling' | 'removal') =>
    partners.send({ type: 'act.begun', task: { kind, endpoint } })
  return (
    <span className="flex flex-wrap justify-end gap-1 max-md:justify-start">
      {state === 'disabled' ? (
        <Button isDense aria-label={`Enable ${url}`} onClick={() => begin('enabling')}>
          Enable
        </Button>
      ) : (
        <Button
          isDense
          aria-label={`Send events to ${url} again`}
          onClick={() => partners.send({ type: 'form.begun', task: { kind: 'replay', endpoint } })}
        >
          Send again
        </Button>
      )}
      <Button
        isDense
        aria-label={`Change ${url}`}
        onClick={() => partners.send({ type: 'form.begun', task: { kind: 'change', endpoint } })}
      >
        Change
      </Button>
      <Button isDense aria-label={`Make a new signing secret for ${url}`} onClick={() => begin('secret')}>
        New secret
      </Button>
      <Button isDense aria-label={`Remove ${url}`} onClick={() => begin('removal')}>
        Remove
      </Button>
    </span>
  )
}
