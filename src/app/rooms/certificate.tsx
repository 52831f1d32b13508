import { createActor } from 'xstate'
import { getCertificate } from '../../../machines/calls/certificate'
import { certificateMachine } from '../../../machines/certificate/certificate.machine'
import { CertificateScreen } from '../../screens/certificate/CertificateScreen'
import { base, below } from '../address'
import { inspection } from '../inspection'
import { certificatePlace, type OpenRoom } from '../room'

/** What the address names after `/certificate`; nothing where it only asks. */
const codeAt = (pathname: string) => decoded(below({ pathname, search: '' }).split('/')[2] ?? '')

/** An address may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const openCertificateRoom: OpenRoom = ({ client, address }) => {
  const certificate = createActor(certificateMachine.provide({ actors: { getCertificate: getCertificate(client) } }), {
    ...inspection,
    input: { code: codeAt(address.now().pathname) },
  })
  certificate.on('code.sought', ({ code }) => {
    const to = `${base}${certificatePlace}/${code}`
    if (address.now().pathname !== to) address.navigator.push(to)
  })
  certificate.start()
  return {
    Screen: () => <CertificateScreen certificate={certificate} />,
    follow: (to) => certificate.send({ type: 'address.followed', code: codeAt(to.pathname) }),
  }
}
export default openCertificateRoom
