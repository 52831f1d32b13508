import { Link, Text, View } from '@react-pdf/renderer'
import type { DocumentNature } from '../facts/types'
import { Qr } from './qr'
import { Title } from './sheet'
import { colour, frame, type } from './style'

interface HeadProps {
  readonly title: string
  /** the effect of the document, for its reader */
  readonly statement: string
  readonly url: string
  readonly nature: DocumentNature
  readonly phone: string
}

/** The certificate's title, and how its holder checks it: by QR code, address or phone. A preview has no check. */
export const CertificateHead = ({ title, statement, url, nature, phone }: HeadProps) => (
  <View style={[frame.row, { gap: 16, marginBottom: 8 }]}>
    <View style={{ flex: 1 }}>
      <Title>{title}</Title>
      <Text style={[type.note, type.soft, { marginTop: -8 }]}>{statement}</Text>
      {nature !== 'preview' && (
        <Text style={[type.note, { marginTop: 3 }]}>
          Check it at{' '}
          <Link src={url} style={{ textDecoration: 'none', color: colour.ink }}>
            {url}
          </Link>
          {`, or call ${phone}.`}
        </Text>
      )}
    </View>
    {nature !== 'preview' && (
      <View style={{ marginTop: -2, marginRight: -8 }}>
        <Qr text={url} size={92} />
      </View>
    )}
  </View>
)
