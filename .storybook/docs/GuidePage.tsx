import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The texts of a component's docs page, in Spanish, from the parameters of its stories. */
interface Guide {
  /** The component's purpose, as Markdown. */
  readonly about?: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

const advice = (title: string, texts: readonly string[], markColour: string) => (
  <section style={{ borderTop: `4px solid ${markColour}`, paddingTop: 4 }}>
    <h3>{title}</h3>
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </section>
);

const columns = {
  display: 'grid',
  gap: 24,
  margin: '24px 0',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
} as const;

/** A component's purpose, and its dos and don'ts side by side. */
function ComponentGuide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { about, do: yes, dont: no }: Partial<Guide> = preparedMeta.parameters;
  if (!yes || !no) return <Description />;
  return (
    <>
      {about === undefined ? <Description /> : <Markdown>{about}</Markdown>}
      <div style={columns}>
        {advice('Sí', yes, '#12704A')}
        {advice('No', no, '#B3261E')}
      </div>
    </>
  );
}

/** The docs page of every component: purpose, dos and don'ts, props, states. */
export function GuidePage() {
  return (
    <>
      <Title />
      <ComponentGuide />
      <Primary />
      <Controls />
      <Stories title="Estados" />
    </>
  );
}
