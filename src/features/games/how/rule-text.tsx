/** A paragraph in which names and formulas stand between backticks. */
export function RuleText({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => ({ part, isCode: at % 2 === 1 }));
  return (
    <p>
      {parts.map(({ part, isCode }, at) => {
        const Element = isCode ? 'code' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Element key={at} translate={isCode ? 'no' : undefined}>
            {part}
          </Element>
        );
      })}
    </p>
  );
}
