import { CardGrid, FeatureCard } from '@laundry/ui-kit';
import type { ReactNode } from 'react';

export interface TextCardsProps<Id extends string> {
  cards: readonly { id: Id; title: string; text: string }[];
  /** A drawing of some 96 px for each. */
  pictures: Readonly<Record<Id, ReactNode>>;
  /** The narrowest a card may be, in px. */
  minWidth?: number;
}

/** Things of one kind side by side, each with its drawing; they tell and lead nowhere. */
export function TextCards<Id extends string>({ cards, pictures, minWidth = 300 }: TextCardsProps<Id>) {
  return (
    <CardGrid minWidth={minWidth}>
      {cards.map(({ id, title, text }) => (
        <FeatureCard key={id} title={title} picture={pictures[id]}>
          {text}
        </FeatureCard>
      ))}
    </CardGrid>
  );
}
