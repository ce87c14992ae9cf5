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

/** Width by height of a photograph, in px, for browsers that read it before the frame's style. */
const PHOTOGRAPH = { width: 640, height: 480 };

/**
 * An item's picture, by its imageName: a drawing of ours, else the file of that name. Both stand in a frame that has its
 * place before the picture has come; a photograph fills it, a drawing stands in its middle.
 */
export function ItemPicture({ item }: { item: BrandingItem }) {
  const Drawing = Object.hasOwn(DRAWINGS, item.imageName) ? DRAWINGS[item.imageName] : undefined;
  return (
    <div className="shop-picture">
      {Drawing ? (
        <Drawing size={160} title={item.name} />
      ) : (
        <img
          src={`${FOLDER}/${encodeURIComponent(item.imageName)}`}
          alt={item.name}
          {...PHOTOGRAPH}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
