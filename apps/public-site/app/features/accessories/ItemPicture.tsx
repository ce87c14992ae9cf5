import Box from '@mui/material/Box';
import type { BrandingItem } from '@laundry/api-contract';
import { Basket, CardHolder, DuvetBag, LaundryBag, MeasuringCup, MeshBags } from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import type { ComponentType } from 'react';

/** Drawings of ours by the name of the picture: they follow scheme and brand. */
const DRAWINGS: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'bolsa-para-la-ropa.svg': LaundryBag,
  'bolsa-grande.svg': DuvetBag,
  'bolsas-de-malla.svg': MeshBags,
  'canasto-plegable.svg': Basket,
  'vaso-medidor.svg': MeasuringCup,
  'portatarjeta.svg': CardHolder,
};

/** Where any other picture stands on the site. */
const FOLDER = '/accessory-pictures';

/** An item's picture, by its imageName: a drawing of ours, else the file of that name. */
export function ItemPicture({ item, size }: { item: BrandingItem; size: number }) {
  const Drawing = Object.hasOwn(DRAWINGS, item.imageName) ? DRAWINGS[item.imageName] : undefined;
  if (Drawing) return <Drawing size={size} title={item.name} />;
  return (
    <Box
      component="img"
      src={`${FOLDER}/${encodeURIComponent(item.imageName)}`}
      alt={item.name}
      width={size}
      height={size}
      loading="lazy"
      sx={{ display: 'block', maxWidth: '100%', height: 'auto', objectFit: 'contain' }}
    />
  );
}
