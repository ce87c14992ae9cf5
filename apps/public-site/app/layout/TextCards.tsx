import { CardGrid, FeatureCard } from '@laundry/ui-kit';
import type { ReactNode } from 'react';

export interface TextCardsProps<Id extends string> {
  /** Two to four. */
  cards: readonly { id: Id; title: string; text: string }[];
  /** A drawing of about 96 px for each. */
  pictures: Readonly<Record<Id, ReactNode>>;
}

/** Two or three cards are in one row from tablets up; four have a minimum width. */
const arrangeCards = (cards: number): { columns: 2 | 3 } | { minWidth: number } =>
  cards === 2 || cards === 3 ? { columns: cards } : { minWidth: 250 };

/** Cards with a drawing and a text, without links. */
export function TextCards<Id extends string>({ cards, pictures }: TextCardsProps<Id>) {
  return (
    <CardGrid {...arrangeCards(cards.length)}>
      {cards.map(({ id, title, text }) => (
        <FeatureCard key={id} title={title} picture={pictures[id]}>
          {text}
        </FeatureCard>
      ))}
    </CardGrid>
  );
}
