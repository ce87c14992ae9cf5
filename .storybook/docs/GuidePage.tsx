import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Advice } from './Advice.tsx';
import { isGuide } from './guide.ts';

function ComponentAdvice() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: unknown = preparedMeta.parameters['guide'];
  return isGuide(guide) ? <Advice does={guide.do} donts={guide.dont} /> : null;
}

/** The docs page of every component: what it is for, what to do and what not, its properties, its states. */
export function GuidePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <ComponentAdvice />
      <Primary />
      <Controls />
      <Stories title="Estados" />
    </>
  );
}
