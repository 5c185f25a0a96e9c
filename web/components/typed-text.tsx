/** A sentence in which what stands between `backticks` is to be typed as it is. */
export const TypedText = ({ text }: { readonly text: string }) => (
  <span>
    {text.split('`').map((part, at) =>
      // Every second part stands between two of them.
      at % 2 === 1 ? <code key={part}>{part}</code> : part,
    )}
  </span>
);
