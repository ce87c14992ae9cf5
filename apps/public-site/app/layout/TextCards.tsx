import { CardGrid, FeatureCard } from '@laundry/ui-kit';
import type { ReactNode } from 'react';

export interface TextCardsProps<Id extends string> {
  /** Two to four. */
  cards: readonly { id: Id; title: string; text: string }[];
  /** A drawing of some 96 px for each. */
  pictures: Readonly<Record<Id, ReactNode>>;
}

/** The narrowest that a card may be, by their number: so a wide screen shows them in one full row. */
const narrowest: Readonly<Record<number, number>> = { 2: 460, 3: 300, 4: 250 };

/** Things of one kind side by side, each with its drawing; they tell and lead nowhere. */
export function TextCards<Id extends string>({ cards, pictures }: TextCardsProps<Id>) {
  return (
    <CardGrid minWidth={narrowest[cards.length] ?? 300}>
      {cards.map(({ id, title, text }) => (
        <FeatureCard key={id} title={title} picture={pictures[id]}>
          {text}
        </FeatureCard>
      ))}
    </CardGrid>
  );
}
