/** An underwriter's conditions, numbered, so that a letter can refer to one. */
export const ConditionList = ({ conditions }: { conditions: readonly string[] }) => (
  <ol className="grid max-w-(--measure) list-decimal gap-1 pl-2.5">
    {conditions.map((condition, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a condition is named by
      <li key={i} className="wrap-anywhere">
        {condition}
      </li>
    ))}
  </ol>
)
