import { createActor } from 'xstate'
import { getCertificate } from '../../../machines/calls/documents'
import { certificateMachine } from '../../../machines/customer/certificate/certificate.machine'
import { selectTypedDraft, typedShape } from '../../../machines/customer/certificate/certificate.select'
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

const openCertificatePage: OpenPage = ({ client, address, ...keeping }) => {
  const { draft, set } = storedText(keeping, 'certificate', typedShape)
  const certificate = createActor(certificateMachine.provide({ actors: { getCertificate: getCertificate(client) } }), {
    ...inspection,
    input: { code: codeAt(address.now().pathname), ...draft },
  })
  certificate.on('code.sought', ({ code }) => {
    const to = `${base}${certificatePath}/${code}`
    if (address.now().pathname !== to) address.navigator.push(to)
  })
  certificate.subscribe((snapshot) => set(selectTypedDraft(snapshot)))
  certificate.start()
  return {
    Screen: () => <CertificateScreen certificate={certificate} />,
    follow: (to) => certificate.send({ type: 'address.followed', code: codeAt(to.pathname) }),
  }
}
export default openCertificatePage
