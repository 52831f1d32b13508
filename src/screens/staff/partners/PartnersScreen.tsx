import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import {
  type PartnersRef,
  selectPartners,
  selectPartnersAreLoading,
  selectPartnersAreTurnedAway,
  selectPartnersBusy,
  selectPartnersHaveFailed,
  selectPartnersListed,
  selectPartnersProblem,
} from '../../../../machines/staff/partners/partners.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { StaffPage } from '../shared/StaffPage'
import { Deliveries } from './Deliveries'
import { PartnerDialogs } from './PartnerDialogs'
import { PartnerSection } from './PartnerSection'

/** The screen at `/admin/partners`. */
export function PartnersScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Partners staff={staff} />
    </StaffPage>
  )
}

function Partners({ staff }: { staff: StaffRef }) {
  const partners = useSelector(staff, selectPartners)
  return partners ? <PartnersPage partners={partners} /> : null
}

function PartnersPage({ partners }: { partners: PartnersRef }) {
  const isTurnedAway = useSelector(partners, selectPartnersAreTurnedAway)
  const busy = useSelector(partners, selectPartnersBusy)
  return (
    <>
      <title>{`Partners | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Partners
      </h1>
      {isTurnedAway ? (
        <p className="py-2">Only administrators can manage keys and webhooks of partners.</p>
      ) : (
        <Listed partners={partners} />
      )}
      <PartnerDialogs partners={partners} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function Listed({ partners }: { partners: PartnersRef }) {
  const listed = useSelector(partners, selectPartnersListed)
  const isLoading = useSelector(partners, selectPartnersAreLoading)
  const hasFailed = useSelector(partners, selectPartnersHaveFailed)
  const problem = useSelector(partners, selectPartnersProblem)
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        A key lets a partner’s system price and start quotes. A webhook tells it of changes. The partners themselves are
        part of the configuration.
      </p>
      {isLoading && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {hasFailed && <Failed problem={problem} onRetry={() => partners.send({ type: 'page.retried' })} />}
      {listed && !hasFailed && (
        <div aria-busy={isLoading}>
          {listed.partners.length === 0 && <p className="py-2">There are no partners.</p>}
          {listed.partners.map((one) => (
            <PartnerSection key={one.slug} partners={partners} partner={one} today={listed.today} />
          ))}
          <Deliveries partners={partners} listed={listed} />
          <TimeZoneNote />
        </div>
      )}
    </>
  )
}
