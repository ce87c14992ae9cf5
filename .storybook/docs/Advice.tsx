interface AdviceProps {
  title: string;
  texts: readonly string[];
  /** CSS colour of the mark. */
  colour: string;
}

function Column({ title, texts, colour }: AdviceProps) {
  return (
    <section style={{ borderTop: `4px solid ${colour}`, paddingTop: 4 }}>
      <h3>{title}</h3>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** What to do with a component and what not, side by side. */
export function Advice({ does, donts }: { does: readonly string[]; donts: readonly string[] }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        margin: '24px 0',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      }}
    >
      <Column title="Sí" texts={does} colour="#12704A" />
      <Column title="No" texts={donts} colour="#B3261E" />
    </div>
  );
}
