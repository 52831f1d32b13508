import { Text, View } from '@react-pdf/renderer'
import type { Clause, Part } from '../wording/clause'
import { frame, type } from './style'

/** A paragraph of a clause, or one of its points. */
type Block = { readonly head?: string | undefined; readonly text: string; readonly point?: number }

const aside = 154

/**
 * A part of the policy: number and title at the left, clauses at the right. Only the first paragraph shares a row with
 * the title, because the renderer loses the shorter column of a row that is split between pages.
 */
export function PartText({ number, part }: { readonly number: number; readonly part: Part }) {
  const [first = [], ...rest] = part.clauses.flatMap(piecesOf)
  return (
    <View style={[frame.hairline, { paddingTop: 8, paddingBottom: 9 }]}>
      <View style={frame.row} wrap={false} minPresenceAhead={40}>
        <View style={[frame.row, { width: aside, paddingRight: 10, marginTop: -2 }]}>
          <Text style={[type.clause, { width: 22 }]}>{number}</Text>
          <Text style={[type.clause, { flex: 1 }]}>{part.title}</Text>
        </View>
        <View style={{ flex: 1 }}>
          <Piece blocks={first} />
        </View>
      </View>
      {rest.map((blocks) => (
        <View key={blocks[0]?.text} style={{ marginLeft: aside, marginTop: blocks[0]?.point ? 2 : 5 }} wrap={false}>
          <Piece blocks={blocks} />
        </View>
      ))}
    </View>
  )
}

/** The blocks that are never split between pages: a paragraph with its first point, then each further point. */
function piecesOf({ head, text, points = [] }: Clause): Block[][] {
  const [first, ...rest] = points.map((point, i): Block => ({ text: point, point: i + 1 }))
  return [[{ head, text }, ...(first ? [first] : [])], ...rest.map((point) => [point])]
}

const Piece = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <View>
    {blocks.map((block, i) => (
      <View key={block.text} style={{ marginTop: i === 0 ? 0 : 2 }}>
        <BlockText block={block} />
      </View>
    ))}
  </View>
)

const BlockText = ({ block: { head, text, point } }: { readonly block: Block }) =>
  point ? (
    <View style={frame.row}>
      <Text style={[type.reading, type.soft, { width: 20 }]}>{point}</Text>
      <Text style={[type.reading, { flex: 1 }]}>{text}</Text>
    </View>
  ) : (
    <Text style={type.reading}>
      {head && <Text style={type.strong}>{head} </Text>}
      {text}
    </Text>
  )
