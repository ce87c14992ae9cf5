import washer from './washer.svg?no-inline';
import dryer from './dryer.svg?no-inline';
import titanC from './titanC.svg?no-inline';
import parts from './parts.svg?no-inline';
import dispenser from './dispenser.svg?no-inline';
import ozone from './ozone.svg?no-inline';
import laundryCard from './laundryCard.svg?no-inline';
import phoneTopUp from './phoneTopUp.svg?no-inline';
import building from './building.svg?no-inline';
import empty from './empty.svg?no-inline';
import notFound from './notFound.svg?no-inline';
import offline from './offline.svg?no-inline';
import done from './done.svg?no-inline';
import pending from './pending.svg?no-inline';
import failed from './failed.svg?no-inline';
import floorPlan from './floorPlan.svg?no-inline';
import laundryBag from './laundryBag.svg?no-inline';
import duvetBag from './duvetBag.svg?no-inline';
import meshBags from './meshBags.svg?no-inline';
import basket from './basket.svg?no-inline';
import measuringCup from './measuringCup.svg?no-inline';
import cardHolder from './cardHolder.svg?no-inline';
import sortedClothes from './sortedClothes.svg?no-inline';
import emptiedPockets from './emptiedPockets.svg?no-inline';
import loadedDrum from './loadedDrum.svg?no-inline';
import programmeDial from './programmeDial.svg?no-inline';
import timer from './timer.svg?no-inline';
import lintFilter from './lintFilter.svg?no-inline';
import caution from './caution.svg?no-inline';
import questions from './questions.svg?no-inline';

export interface IllustrationProps {
  /** Width and height in px; it is never wider than its container. */
  size?: number;
  /** The accessible name, if it shows what no text says. Without it the drawing is decorative. */
  title?: string;
}

/**
 * A component that shows a file of this folder. It refers to the drawing with <use>, because an <img> would
 * not take the colours of scheme and brand from the page's styles (illustrationStyles.ts).
 */
const drawing = (file: string) =>
  function Illustration({ size = 240, title }: IllustrationProps) {
    const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
    return (
      <svg className="kit-picture" viewBox="12 12 216 216" width={size} height={size} {...name}>
        <use href={`${file}#drawing`} />
      </svg>
    );
  };

export const Washer = drawing(washer);
export const Dryer = drawing(dryer);
export const TitanC = drawing(titanC);
export const Parts = drawing(parts);
export const Dispenser = drawing(dispenser);
export const Ozone = drawing(ozone);
export const LaundryCard = drawing(laundryCard);
export const PhoneTopUp = drawing(phoneTopUp);
export const Building = drawing(building);
export const Empty = drawing(empty);
export const NotFound = drawing(notFound);
export const Offline = drawing(offline);
export const Done = drawing(done);
export const Pending = drawing(pending);
export const Failed = drawing(failed);
export const FloorPlan = drawing(floorPlan);
export const LaundryBag = drawing(laundryBag);
export const DuvetBag = drawing(duvetBag);
export const MeshBags = drawing(meshBags);
export const Basket = drawing(basket);
export const MeasuringCup = drawing(measuringCup);
export const CardHolder = drawing(cardHolder);
export const SortedClothes = drawing(sortedClothes);
export const EmptiedPockets = drawing(emptiedPockets);
export const LoadedDrum = drawing(loadedDrum);
export const ProgrammeDial = drawing(programmeDial);
export const Timer = drawing(timer);
export const LintFilter = drawing(lintFilter);
export const Caution = drawing(caution);
export const Questions = drawing(questions);
