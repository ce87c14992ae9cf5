import type { BrandingItem, ItemPicture as Picture } from '@laundry/api-contract';
import { Basket, CardHolder, DuvetBag, LaundryBag, MeasuringCup, MeshBags } from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import { useCallback, useState } from 'react';
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

/** Where any other file of a site's own stands. */
const FOLDER = '/accessory-pictures';

/** Width by height of a file of the site's own, in px, for browsers that read it before the frame's style. */
const OWN_FILE = { width: 640, height: 480 };

/**
 * How wide the catalogue shows a picture at most: a column of it, or the whole of a phone without its
 * margins.
 */
const SIZES = '(min-width: 700px) 360px, calc(100vw - 74px)';

const srcSetOf = (files: Picture['sources'][number]['files']) =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');

type Broken = Readonly<Record<'onError', () => void>> & { ref: (image: HTMLImageElement | null) => void };

/** The company's picture, in the best format that the browser knows and the size that it needs. */
function CompanysPicture({ picture, broken }: { picture: Picture; broken: Broken }) {
  const { alt, width, height, sources } = picture;
  const fallback = sources.at(-1)?.files ?? [];
  return (
    <picture>
      {sources.slice(0, -1).map(({ type, files }) => (
        <source key={type} type={type} srcSet={srcSetOf(files)} sizes={SIZES} />
      ))}
      <img
        {...{ alt, width, height }}
        srcSet={srcSetOf(fallback)}
        sizes={SIZES}
        src={fallback[0]?.path}
        loading="lazy"
        decoding="async"
        {...broken}
      />
    </picture>
  );
}

/**
 * An item's picture: the company's, else by its imageName a drawing of ours or the site's file of that name.
 * All stand in a frame that has its place before the picture has come; a photograph fills it, a drawing
 * stands in its middle. A drawing stands in for a picture that does not come.
 */
export function ItemPicture({ item }: { item: BrandingItem }) {
  const { picture, imageName, name } = item;
  const wanted = picture?.sources[0]?.files[0]?.path ?? imageName;
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === wanted;
  const onError = useCallback(() => setFailed(wanted), [wanted]);
  // In a page that was prerendered it may have failed before anybody listened.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  const broken: Broken = { onError, ref };
  const drawn = Object.hasOwn(DRAWINGS, imageName) ? DRAWINGS[imageName] : undefined;
  const Drawing = drawn ?? LaundryBag;
  return (
    <div className="shop-picture">
      {picture && !isBroken ? (
        <CompanysPicture picture={picture} broken={broken} />
      ) : drawn || imageName === '' || isBroken ? (
        <Drawing size={160} title={name} />
      ) : (
        <img
          src={`${FOLDER}/${encodeURIComponent(imageName)}`}
          alt={name}
          {...OWN_FILE}
          loading="lazy"
          decoding="async"
          {...broken}
        />
      )}
    </div>
  );
}
