import type { AnyStateMachine } from 'xstate'
import { cancelMachine } from '../../../machines/customer/policy/cancellation.machine'
import { changeMachine } from '../../../machines/customer/policy/change.machine'
import { claimMachine } from '../../../machines/customer/policy/claim.machine'
import { sendingMachine } from '../../../machines/customer/policy/documentEmail.machine'
import { documentsMachine } from '../../../machines/customer/policy/documents.machine'
import { messageMachine } from '../../../machines/customer/policy/message.machine'
import { findMachine } from '../../../machines/customer/policy/policyFinder.machine'
import { CertificateScreen } from '../../../src/screens/certificate/CertificateScreen'
import { SubscriptionScreen } from '../../../src/screens/certificate/SubscriptionScreen'
import { PolicyScreen } from '../../../src/screens/policy/PolicyScreen'
import { UnsubscribeScreen } from '../../../src/screens/unsubscribe/UnsubscribeScreen'
import { VenueBoardScreen } from '../../../src/screens/venue/VenueBoardScreen'
import { VenueSheetScreen } from '../../../src/screens/venue/VenueSheetScreen'
import { certificateWalk } from '../../../tests/walks/certificate.walks'
import { policyWalk } from '../../../tests/walks/policy.walks'
import type { WalkName } from '../../../tests/walks/register'
import { unaddressed } from '../../../tests/walks/venueSheet.walks'
import { brought, childOf, done, start } from '../stage'
import { type Entry, itself } from './entry'
import { asCustomer } from './quote'

const tasks = {
  documents: documentsMachine,
  change: changeMachine,
  cancel: cancelMachine,
  claim: claimMachine,
  message: messageMachine,
  sending: sendingMachine,
  find: findMachine,
}

const drawPolicy = (policy: any) => asCustomer(<PolicyScreen policy={policy} openCardInputs={() => null} />)

/** A chart that runs below the policy's while the policy is in this state. */
const below = (name: keyof typeof tasks, state: string): Entry => ({
  at: '/#manage-policy',
  put: (chart: AnyStateMachine) => {
    const policy = brought(policyWalk, { charts: { ...tasks, [name]: chart } }, state)
    return { ref: childOf(policy, name), draw: () => drawPolicy(policy) }
  },
})

const venueSheet: Entry = {
  at: `/venue/${'T'.repeat(43)}`,
  put: itself((sheet) => asCustomer(<VenueSheetScreen sheet={sheet} />)),
}
/** the form is open already */
const venueSheetCities: Entry = {
  at: venueSheet.at!,
  put: (chart) => {
    const ref = start(chart)
    ref.send(done('getVenueSheet', { type: 'sheet.opened', sheet: unaddressed }))
    return { ref, draw: () => asCustomer(<VenueSheetScreen sheet={ref as never} />) }
  },
}

export const policyEntries = {
  policy: { at: '/#manage-policy', charts: tasks, put: itself(drawPolicy) },
  documents: below('documents', 'open.reading'),
  'policy change': below('change', 'open.changing'),
  'policy cancel': below('cancel', 'open.cancelling'),
  'policy claim': below('claim', 'open.claiming'),
  'policy message': below('message', 'open.writing'),
  'policy sending': below('sending', 'open.sending'),
  'policy find': below('find', 'unlinked'),
  certificate: {
    at: '/certificate/7KQ4XM92',
    put: itself((certificate) => asCustomer(<CertificateScreen certificate={certificate} />)),
  },
  'certificate follow': {
    at: '/certificate/7KQ4XM92',
    put: (chart: AnyStateMachine) => {
      const certificate = brought(certificateWalk, { charts: { follow: chart } }, 'valid')
      return {
        ref: childOf(certificate, 'follow'),
        draw: () => asCustomer(<CertificateScreen certificate={certificate as never} />),
      }
    },
  },
  'certificate updates': {
    at: `/certificate-updates/${'T'.repeat(43)}`,
    put: itself((subscription) => asCustomer(<SubscriptionScreen subscription={subscription} />)),
  },
  unsubscribe: {
    at: '/unsubscribe?token=t1',
    put: itself((leaving) => asCustomer(<UnsubscribeScreen leaving={leaving} />)),
  },
  venueBoard: {
    at: `/venue/${'T'.repeat(43)}/events`,
    put: itself((board) => asCustomer(<VenueBoardScreen board={board} />)),
  },
  venueSheet,
  'venueSheet cities': venueSheetCities,
} satisfies Partial<Record<WalkName, Entry>>
