import { Link, Text, View } from '@react-pdf/renderer'
import type { Nature } from '../facts/types'
import { Qr } from './qr'
import { Title } from './sheet'
import { colour, frame, type } from './style'

interface HeadProps {
  readonly title: string
  /** what such a paper is worth to its reader */
  readonly statement: string
  readonly url: string
  readonly nature: Nature
  readonly phone: string
}

/** What the paper is, and how its holder checks it: by the QR code, the address or the telephone. Not of a preview. */
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
