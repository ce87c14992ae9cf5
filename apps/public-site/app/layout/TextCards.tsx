import { CardGrid, FeatureCard } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';
import { RuleList } from './RuleList.tsx';

export interface TextCardsProps {
  /** Two or more; each with a text or a list of rules, below its drawing if it has one. */
  cards: readonly { drawing?: DrawingProps['name']; title: string; text: string | readonly string[] }[];
  /** Photographs in place of drawings, by the drawings' names. */
  photographs?: Readonly<Record<string, ReactNode>>;
  /** The smallest width of a card in px, where there are more than three. */
  minWidth?: number;
}

/** Cards with texts, without links. Two or three are in one row from tablets up. */
export function TextCards({ cards, photographs = {}, minWidth = 250 }: TextCardsProps) {
  const { length } = cards;
  return (
    <CardGrid {...(length === 2 || length === 3 ? { columns: length } : { minWidth })}>
      {cards.map(({ drawing, title, text }) => (
        <FeatureCard
          key={title}
          title={title}
          picture={drawing && (photographs[drawing] ?? <Drawing name={drawing} size={96} />)}
        >
          {typeof text === 'string' ? text : <RuleList rules={text} />}
        </FeatureCard>
      ))}
    </CardGrid>
  );
}
