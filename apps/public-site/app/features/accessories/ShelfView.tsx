import type { BrandingItem } from '@laundry/api-contract';
import { accessories, errors } from '@laundry/strings';
import { CardGrid, Empty, EmptyState, ErrorNotice, LoadingState } from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { paths } from '../../paths.ts';
import { itemsAsked } from './accessories.slice.ts';
import type { Shelf } from './accessories.slice.ts';
import { ItemCard } from './ItemCard.tsx';

const { list: texts } = accessories;

export interface ShelfViewProps {
  shelf: Shelf;
  /** The address named an item that is not there. */
  missing: boolean;
  onBuy: (item: BrandingItem) => void;
}

/** What is for sale, in every state that the list may be in. */
export function ShelfView({ shelf, missing, onBuy }: ShelfViewProps) {
  const dispatch = useDispatch();
  switch (shelf.step) {
    case 'loading':
      return (
        <>
          <noscript>{texts.withoutScript}</noscript>
          <LoadingState label={texts.loading} shape="cards" />
        </>
      );
    case 'failed':
      return (
        <ErrorNotice title={texts.failed} onRetry={() => dispatch(itemsAsked())}>
          {shelf.text}
        </ErrorNotice>
      );
    case 'loaded':
      if (shelf.items.length === 0)
        return (
          <EmptyState
            title={texts.emptyTitle}
            picture={<Empty size={160} />}
            action={<ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>}
          >
            {texts.empty}
          </EmptyState>
        );
      return (
        <>
          {shelf.asBuilt && <noscript>{texts.withoutScript}</noscript>}
          {missing && <ErrorNotice sx={{ mb: 3 }}>{errors.texts.wrongItem}</ErrorNotice>}
          <CardGrid minWidth={300}>
            {shelf.items.map((item) => (
              <ItemCard key={item.id} item={item} onBuy={() => onBuy(item)} />
            ))}
          </CardGrid>
        </>
      );
  }
}
