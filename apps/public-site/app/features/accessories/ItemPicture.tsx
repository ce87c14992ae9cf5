import type { BrandingItem, ItemPicture as Picture } from '@laundry/api-contract';
import { Basket, CardHolder, DuvetBag, LaundryBag, MeasuringCup, MeshBags } from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/** The site's drawings by picture name. They adapt to the colour scheme and the brand. */
const DRAWINGS: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'bolsa-para-la-ropa.svg': LaundryBag,
  'bolsa-grande.svg': DuvetBag,
  'bolsas-de-malla.svg': MeshBags,
  'canasto-plegable.svg': Basket,
  'vaso-medidor.svg': MeasuringCup,
  'portatarjeta.svg': CardHolder,
};

/** The folder of the site's other pictures of accessories. */
const FOLDER = '/accessory-pictures';

/** The width and height of a picture in that folder, in px, until the frame's style applies. */
const OWN_FILE = { width: 640, height: 480 };

/** The largest displayed width of a picture: a column, or the width of a phone without margins. */
const SIZES = '(min-width: 700px) 360px, calc(100vw - 74px)';

const toSrcSet = (files: Picture['sources'][number]['files']) =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');

type Broken = Readonly<Record<'onError', () => void>> & { ref: (image: HTMLImageElement | null) => void };

/** The company's picture, in the best supported format and the necessary size. */
function CompanysPicture({ picture, broken }: { picture: Picture; broken: Broken }) {
  const { alt, width, height, sources } = picture;
  const fallback = sources.at(-1)?.files ?? [];
  return (
    <picture>
      {sources.slice(0, -1).map(({ type, files }) => (
        <source key={type} type={type} srcSet={toSrcSet(files)} sizes={SIZES} />
      ))}
      <img
        {...{ alt, width, height }}
        srcSet={toSrcSet(fallback)}
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
 * An item's picture: the company's own; without one, the site's drawing or else its file called `imageName`.
 * The frame reserves its space before the picture has loaded. A photograph fills it, a drawing is centred. A
 * drawing replaces a picture that fails to load.
 */
export function ItemPicture({ item }: { item: BrandingItem }) {
  const { picture, imageName, name } = item;
  const requestedFile = picture?.sources[0]?.files[0]?.path ?? imageName;
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === requestedFile;
  const onError = useCallback(() => setFailed(requestedFile), [requestedFile]);
  // In a prerendered page, the picture may have failed before hydration added `onError`.
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
