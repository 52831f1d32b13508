import { makeStaffClient } from '../../../contract/staff'
import {
  addPartnerKey,
  addWebhookEndpoint,
  enableWebhookEndpoint,
  listPartners,
  removeWebhookEndpoint,
  replayWebhookDelivery,
  replayWebhookEndpoint,
  revokePartnerKey,
  rotatePartnerKey,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../../../machines/calls/partners'
import { unloadQuestion } from '../../../machines/calls/staffWindow'
import { partnersDraft } from '../../../machines/staff/partners/partners.draft'
import { partnersMachine } from '../../../machines/staff/partners/partners.machine'
import { PartnersScreen } from '../../screens/staff/partners/PartnersScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openPartnersPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const partners = partnersMachine.provide({
    actors: {
      listPartners: listPartners(client),
      addPartnerKey: addPartnerKey(client),
      rotatePartnerKey: rotatePartnerKey(client),
      revokePartnerKey: revokePartnerKey(client),
      addWebhookEndpoint: addWebhookEndpoint(client),
      updateWebhookEndpoint: updateWebhookEndpoint(client),
      rotateWebhookSecret: rotateWebhookSecret(client),
      enableWebhookEndpoint: enableWebhookEndpoint(client),
      removeWebhookEndpoint: removeWebhookEndpoint(client),
      replayWebhookEndpoint: replayWebhookEndpoint(client),
      replayWebhookDelivery: replayWebhookDelivery(client),
      unloadQuestion: unloadQuestion(window),
    },
  })
  const { staff, follow } = startStaff(dependencies, partners, { draft: partnersDraft })
  return { Screen: () => <PartnersScreen staff={staff} />, follow }
}
export default openPartnersPage
