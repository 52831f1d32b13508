/** Q-204815, MQE-0048153, R-000002: what quotes, policies and papers are named by. */
const number = /((?<![A-Z])[A-Z]+-\d+)/

/** Words in which a number is never broken at its hyphen, also at the end of a narrow line. It is copied and read as it is. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(number).map((part, i) =>
    number.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words are not put in another order
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
