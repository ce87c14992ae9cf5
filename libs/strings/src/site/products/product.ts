/** What a visitor of a product's page can do next. */
export type ProductAction = 'visit' | 'contact' | 'failuresHelp';

/** What speaks for a product; each has its drawing. */
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

interface Row {
  name: string;
  value: string;
}

/** The content of a product's page. */
export interface Product {
  /** In breadcrumbs, in cards, and in search engines. */
  name: string;
  description: string;
  /** One sentence, for the cards of other pages. */
  summary: string;
  title: string;
  lead: string;
  /** First the most likely one. */
  actions: readonly ProductAction[];
  facts?: readonly { figure: string; label: string }[];
  strengthsTitle: string;
  strengths: readonly { id: ProductStrength; title: string; text: string }[];
  specs: { title: string; lead: string; rows: readonly Row[] };
  steps?: { title: string; steps: readonly { title: string; text: string }[] };
  care: { title: string; rules: readonly string[] };
  /** Each with its anchor, which stays as it is once published. */
  questions: readonly { id: string; title: string; content: string }[];
  nextTitle: string;
  nextText: string;
}
