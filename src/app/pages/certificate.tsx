import { createActor } from 'xstate'
import { certificateCalls } from '../../../contract/calls/certificate.gen'
import { subscribeToCertificate } from '../../../machines/calls/certificates'
import { getCertificate } from '../../../machines/calls/documents'
import { certificateMachine } from '../../../machines/customer/certificate/certificate.machine'
import {
  selectFollowRef,
  selectTypedDraft,
  typedShape,
} from '../../../machines/customer/certificate/certificate.select'
import { followMachine } from '../../../machines/customer/certificate/follow.machine'
import { selectFollowDraft } from '../../../machines/customer/certificate/follow.select'
import { answersShape, followForm } from '../../../machines/kit/draft'
import { CertificateScreen } from '../../screens/certificate/CertificateScreen'
import { inspection } from '../../shared/browser/inspection'
import { base, below } from '../../shared/browser/route'
import { certificatePath, type OpenPage } from '../routes/routes'
import { storedText } from './storedText'

/** The code in the address after `/certificate`; empty where there is none. */
const codeAt = (pathname: string) => decoded(below({ pathname, search: '' }).split('/')[2] ?? '')

/** Malformed escapes in an address must not throw. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const openCertificatePage: OpenPage = ({ client, address, ...dependencies }) => {
  const { draft, set } = storedText(dependencies, 'certificate', typedShape)
  const following = storedText(dependencies, 'certificateFollow', answersShape)
  const follow = followMachine.provide({
    actors: { subscribeToCertificate: subscribeToCertificate({ ...certificateCalls(client.api), ...client }) },
  })
  const certificate = createActor(
    certificateMachine.provide({ actors: { getCertificate: getCertificate(client), follow } }),
    {
      ...inspection,
      input: { code: codeAt(address.now().pathname), ...draft, following: following.draft },
    },
  )
  certificate.on('code.sought', ({ code }) => {
    const to = `${base}${certificatePath}/${code}`
    if (address.now().pathname !== to) address.navigator.push(to)
  })
  certificate.subscribe((snapshot) => set(selectTypedDraft(snapshot)))
  followForm(certificate, selectFollowRef, (snapshot) => {
    const form = selectFollowRef(snapshot)
    if (form) following.set(selectFollowDraft(form.getSnapshot()))
  })
  certificate.start()
  return {
    Screen: () => <CertificateScreen certificate={certificate} />,
    follow: (to) => certificate.send({ type: 'address.followed', code: codeAt(to.pathname) }),
  }
}
export default openCertificatePage
