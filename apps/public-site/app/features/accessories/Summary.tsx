import Box from '@mui/material/Box';
import type { BrandingItem } from '@laundry/api-contract';
import { accessories as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { radius } from '@laundry/ui-kit/tokens';
import { ItemPicture } from './ItemPicture.tsx';

export interface SummaryProps {
  item: BrandingItem;
  /** How many, once that was said. */
  quantity?: number;
}

/** What is being bought, above the forms. */
export const Summary = ({ item, quantity }: SummaryProps) => (
  <Box
    component="section"
    aria-label={texts.chosen}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      p: 2,
      mb: 4,
      borderRadius: `${radius.card}px`,
      backgroundColor: 'background.subtle',
      overflowWrap: 'anywhere',
    }}
  >
    <ItemPicture item={item} size={72} />
    <Box sx={{ minWidth: 0 }}>
      <Box component="strong" sx={{ typography: 'h4', display: 'block' }}>
        {item.name}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {quantity === undefined
          ? texts.unitPrice(formatPesos(item.price))
          : texts.units(quantity, formatPesos(item.price))}
      </Box>
    </Box>
  </Box>
);
