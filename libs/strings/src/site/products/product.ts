/** The next steps that a product's page offers. */
export type ProductAction = 'visit' | 'contact' | 'failuresHelp';

/** The kit's drawings of products, and beside their advantages. */
export type ProductDrawing =
  | 'Washer'
  | 'Dryer'
  | 'TitanC'
  | 'Parts'
  | 'Dispenser'
  | 'Ozone'
  | 'Basket'
  | 'Building'
  | 'Caution'
  | 'Done'
  | 'FloorPlan'
  | 'LaundryCard'
  | 'LintFilter'
  | 'LoadedDrum'
  | 'MeasuringCup'
  | 'ProgrammeDial'
  | 'SortedClothes'
  | 'Timer';

/** The content of a product's page. */
export interface Product {
  /** The name in breadcrumbs, cards and search engines. */
  name: string;
  drawing: ProductDrawing;
  description: string;
  /** One sentence for cards on other pages. */
  summary: string;
  title: string;
  lead: string;
  /** The most likely one first. */
  actions: readonly ProductAction[];
  facts?: readonly { figure: string; label: string }[];
  strengthsTitle: string;
  strengths: readonly { drawing: ProductDrawing; title: string; text: string }[];
  specs: { title: string; lead: string; rows: readonly { name: string; value: string }[] };
  steps?: { title: string; steps: readonly { title: string; text: string }[] };
  care: { title: string; rules: readonly string[] };
  /** Each has an anchor that is never changed once published. */
  questions: readonly { id: string; title: string; text: string }[];
  nextTitle: string;
  nextText: string;
}
