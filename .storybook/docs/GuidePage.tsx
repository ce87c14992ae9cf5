import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** What a component's docs page says, in Spanish: parameters of its stories. */
interface Guide {
  /** What it is for, as Markdown. */
  readonly about?: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** @param colour CSS colour of the mark */
const advice = (title: string, texts: readonly string[], colour: string) => (
  <section style={{ borderTop: `4px solid ${colour}`, paddingTop: 4 }}>
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

/** What a component is for, and what to do with it and what not, side by side. */
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

/** The docs page of every component: what it is for, what to do and what not, its properties, its states. */
export function GuidePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <ComponentGuide />
      <Primary />
      <Controls />
      <Stories title="Estados" />
    </>
  );
}
