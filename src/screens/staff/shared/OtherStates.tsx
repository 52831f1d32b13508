import { Notice } from '../../../shared/ui/Notice'

interface Props {
  readonly notices: readonly { readonly whose: string; readonly text: string }[]
}

/** The addresses whose ZIP code is of another state than the one that was chosen. Nothing if there is none. */
export const OtherStates = ({ notices }: Props) =>
  notices.length > 0 && (
    <div className="mb-3">
      <Notice tone="attention" title="A ZIP code is in another state.">
        {notices.map(({ whose, text }) => (
          <p key={`${whose} ${text}`} className="wrap-anywhere">
            {whose}: {text}
          </p>
        ))}
      </Notice>
    </div>
  )
