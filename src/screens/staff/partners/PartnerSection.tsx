import type { PartnersPage } from '../../../../contract/client'
import { listInWords } from '../../../../domain/common/formats'
import { embedCode } from '../../../../domain/quote/embedCode'
import type { PartnersRef } from '../../../../machines/staff/partners/partners.select'
import { Button } from '../../../shared/ui/Button'
import { EndpointsTable } from './EndpointsTable'
import { KeysTable } from './KeysTable'

type Partner = PartnersPage['partners'][number]

interface Props {
  readonly partners: PartnersRef
  readonly partner: Partner
  readonly today: string
}

/** A partner with its keys and its endpoints. */
export function PartnerSection({ partners, partner, today }: Props) {
  const { slug, name, keys, endpoints } = partner
  const id = `partner-${slug}`
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3 pb-4">
      <h2 id={id} className="display text-h3">
        {name}
      </h2>
      <KeysTable partners={partners} name={name} keys={keys} today={today} />
      <Button
        isDense
        aria-label={`Make a key for ${name}`}
        onClick={() => partners.send({ type: 'form.begun', task: { kind: 'key', slug, name } })}
      >
        Make a key
      </Button>
      <EndpointsTable partners={partners} name={name} endpoints={endpoints} />
      <Button
        isDense
        aria-label={`Add a webhook endpoint for ${name}`}
        onClick={() => partners.send({ type: 'form.begun', task: { kind: 'endpoint', slug, name } })}
      >
        Add an endpoint
      </Button>
      <EmbedCode partner={partner} />
    </section>
  )
}

/** The line with which the partner's page shows our quote. */
function EmbedCode({ partner: { slug, name, frame_parents: sites, accent } }: Pick<Props, 'partner'>) {
  return (
    <>
      <h3 className="mt-3 font-strong">Quote in its page</h3>
      {sites.length === 0 ? (
        <p className="max-w-(--measure) text-ink-soft">
          No page may show our quote for {name}: the program file names no site in its <code>frameParents</code>.
        </p>
      ) : (
        <>
          <p className="max-w-(--measure) wrap-anywhere text-ink-soft">
            {accent && `The quote has the color ${accent} there. `}
            {name} pastes this line into a page of {listInWords(sites)}:
          </p>
          <pre className="mt-1 border border-line p-1.5 whitespace-pre-wrap wrap-anywhere select-all">
            <code>{embedCode(window.location.origin, slug)}</code>
          </pre>
        </>
      )}
    </>
  )
}
