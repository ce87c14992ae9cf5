import type { PhotographSlot } from '@laundry/brand/photograph-slots';
import { Photograph } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { photographs } from '../photographs.ts';

/** `sizes` of a card's picture: cards are stacked on phones, and two to four in a row above that. */
const IN_CARDS = '(min-width: 600px) 400px, calc(100vw - 72px)';

/** The brand's photograph in a card, as high as the drawing that it replaces; without one, the drawing. */
export function cardPicture(place: PhotographSlot, drawing: ReactNode, height: number): ReactNode {
  const photograph = photographs[place];
  return photograph ? <Photograph photograph={photograph} sizes={IN_CARDS} height={height} /> : drawing;
}

/** The brand's photograph beside a text; nothing where there is none. */
export function sidePicture(place: PhotographSlot): ReactNode {
  const photograph = photographs[place];
  return photograph && <Photograph photograph={photograph} sizes={IN_CARDS} ratio="3 / 2" />;
}

/** Photographs for a row of cards, by the drawings that they replace; none unless the brand has all. */
export function rowPictures(places: Readonly<Record<string, PhotographSlot>>) {
  const pictures = Object.entries(places).map(([id, place]) => [id, sidePicture(place)] as const);
  return pictures.every(([, picture]) => picture !== undefined) ? Object.fromEntries(pictures) : {};
}
