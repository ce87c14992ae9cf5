/** The next steps that a product's page offers. */
export type ProductAction = 'visit' | 'contact' | 'failuresHelp';

/** The advantages of products; each has a drawing. */
export type ProductStrength =
  | 'capacity'
  | 'extraction'
  | 'delicates'
  | 'activation'
  | 'space'
  | 'minutes'
  | 'heat'
  | 'filter'
  | 'pair'
  | 'machine'
  | 'dose'
  | 'soap'
  | 'coldWater'
  | 'odours'
  | 'oxygen'
  | 'building'
  | 'wear';

/** The content of a product's page. */
export interface Product {
  /** The name in breadcrumbs, cards and search engines. */
  name: string;
  description: string;
  /** One sentence for cards on other pages. */
  summary: string;
  title: string;
  lead: string;
  /** The most likely one first. */
  actions: readonly ProductAction[];
  facts?: readonly { figure: string; label: string }[];
  strengthsTitle: string;
  strengths: readonly { id: ProductStrength; title: string; text: string }[];
  specs: { title: string; lead: string; rows: readonly { name: string; value: string }[] };
  steps?: { title: string; steps: readonly { title: string; text: string }[] };
  care: { title: string; rules: readonly string[] };
  /** Each has an anchor that is never changed once published. */
  questions: readonly { id: string; title: string; text: string }[];
  nextTitle: string;
  nextText: string;
}
