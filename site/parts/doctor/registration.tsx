/** A doctor's registration, whose number does not break at its hyphens. */
export function Registration({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word) =>
    /\d/.test(word) ? (
      <span key={word} className="inline-block">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
