/** A telephone number in a text: a plus and digits, or ten digits or more. */
export const TELEPHONE_NUMBER = /(\+\d(?:[ \u00a0()-]*\d)+|\d(?:[ \u00a0()-]*\d){9,})/;

/**
 * A text that may contain telephone numbers. Each is isolated, because Arabic text around it would reorder
 * its groups, and runs from left to right. A changed text is a new element, because a page translator
 * replaces text nodes, and React cannot change them afterwards.
 */
export function WithNumbers({ text }: { text: string }) {
  const parts = text.split(TELEPHONE_NUMBER);
  return (
    <span key={text}>
      {parts.length === 1
        ? text
        : parts.map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              <bdi key={part} dir="ltr">
                {part}
              </bdi>
            ),
          )}
    </span>
  );
}
