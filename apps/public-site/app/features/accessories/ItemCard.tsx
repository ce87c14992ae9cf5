import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BrandingItem } from '@laundry/api-contract';
import { accessories } from '@laundry/strings';
import { formatPesos, PriceBlock, unbrokenUnits } from '@laundry/ui-kit';
import { radius } from '@laundry/ui-kit/tokens';
import { SafeHtml } from '@laundry/ui-kit/safe-html';
import { useId } from 'react';
import { buyButtonOf } from './buyButton.ts';
import { textOfHtml } from './textOfHtml.ts';
import { ItemPicture } from './ItemPicture.tsx';

const { list: texts } = accessories;

/** One thing that is for sale: what it is, what it costs, and the button that buys it. */
export function ItemCard({ item, onBuy }: { item: BrandingItem; onBuy: () => void }) {
  const name = useId();
  return (
    <Box
      component="article"
      aria-labelledby={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: { xs: 2.5, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.block}px`,
        backgroundColor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      <ItemPicture item={item} size="shelf" />
      <Box component="h3" id={name} sx={{ typography: 'h3', m: 0, mt: 0.5 }}>
        {item.name}
      </Box>
      <Box sx={{ color: 'text.secondary', '& > div > :last-child': { mb: 0 } }}>
        <SafeHtml
          html={unbrokenUnits(item.description)}
          fallback={<p>{unbrokenUnits(textOfHtml(item.description))}</p>}
        />
      </Box>
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <PriceBlock label={texts.price} amount={formatPesos(item.price)} />
      </Box>
      <Button variant="contained" id={buyButtonOf(item.id)} aria-describedby={name} onClick={onBuy}>
        {texts.buy}
      </Button>
    </Box>
  );
}
