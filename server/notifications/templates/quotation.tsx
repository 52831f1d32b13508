import { Text } from 'react-email'
import { style } from './style'

/** Quotes a person's own words line by line, marked as a quotation. */
export const Quotation = ({ who, words }: { readonly who: string; readonly words: string }) => (
  <>
    <Text style={style.note}>{who}</Text>
    <Text style={style.quotation}>
      {words.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other key, and are rendered once
        <span key={i}>
          {i > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  </>
)
