import { Text } from 'react-email'
import { style } from './style'

/** Somebody's own words, line by line as they wrote them, and marked as theirs. */
export const Quotation = ({ who, words }: { readonly who: string; readonly words: string }) => (
  <>
    <Text style={style.note}>{who}</Text>
    <Text style={style.quotation}>
      {words.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name, and are drawn once
        <span key={i}>
          {i > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  </>
)
