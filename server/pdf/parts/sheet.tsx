import { Document, Page, Text, View } from '@react-pdf/renderer'
import { type ReactNode, useContext } from 'react'
import type { DocumentNature } from '../facts/types'
import { colour, Families, frame, type } from './style'
import { LogoMark, Valance } from './valance'

/** The watermark of documents that are not in force. */
const watermarks: Readonly<Record<DocumentNature, string | null>> = {
  issued: null,
  preview: 'PREVIEW, NOT INSURANCE',
  sample: 'SAMPLE',
}

interface PdfDocumentProps {
  /** shown in the viewer's window title and the file's properties */
  readonly title: string
  readonly author: string
  /** the time of the facts, not of rendering, so that the same facts give the same file */
  readonly made: Date
  readonly children: ReactNode
}

export const PdfDocument = ({ title, author, made, children }: PdfDocumentProps) => (
  <Document
    title={title}
    author={author}
    creator="Marquee"
    producer="Marquee"
    language="en-US"
    creationDate={made}
    modificationDate={made}
  >
    {children}
  </Document>
)

interface SheetProps {
  /** beside the logo, on each page */
  readonly stamp: readonly string[]
  readonly footer: string
  /** a document that is not in force has a watermark on each page */
  readonly nature?: DocumentNature
  readonly children: ReactNode
}

/** Numbered pages with the scalloped top edge. The footer comes before the content, so that it repeats on each page. */
export const Sheet = ({ stamp, footer, nature = 'issued', children }: SheetProps) => (
  <Page size="LETTER" style={[frame.page, { fontFamily: [...useContext(Families)] }]} wrap>
    {watermarks[nature] && (
      <View fixed style={frame.watermark}>
        <Text style={nature === 'sample' ? type.sampleMark : type.watermark}>{watermarks[nature]}</Text>
      </View>
    )}
    <View fixed style={[frame.hairline, frame.foot]}>
      <Text style={[type.note, type.soft, { width: 420 }]}>{footer}</Text>
    </View>
    <Text
      fixed
      style={[type.note, type.soft, frame.number]}
      render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
    />
    <View fixed>
      <Valance />
      <View style={[frame.row, frame.masthead]}>
        <View style={[frame.row, { alignItems: 'center', gap: 8 }]}>
          <LogoMark />
          <Text style={type.brand}>Marquee</Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          {stamp.map((line) => (
            <Text key={line} style={[type.note, type.soft]}>
              {line}
            </Text>
          ))}
        </View>
      </View>
      <View style={[frame.hairline, { height: 8 }]} />
    </View>
    {children}
  </Page>
)

export const Title = ({ children, lead }: { readonly children: string; readonly lead?: string }) => (
  <View style={{ marginBottom: 10 }}>
    <Text style={[type.title, { paddingBottom: 5 }]}>{children}</Text>
    {lead && <Text style={type.body}>{lead}</Text>}
  </View>
)

/** A heading that stays with the text below it. */
export const Heading = ({ children }: { readonly children: string }) => (
  <Text style={[type.group, { marginTop: 11, marginBottom: 4, color: colour.ink }]} minPresenceAhead={60}>
    {children}
  </Text>
)
