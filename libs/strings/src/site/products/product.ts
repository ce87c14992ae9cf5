/** The next steps that a product's page offers. */
export type ProductAction = 'visit' | 'contact' | 'failuresHelp';

/** The content of a product's page. @typeParam Drawing the names of the kit's drawings */
export interface Product<Drawing extends string = string> {
  /** The name in breadcrumbs, cards and search engines. */
  name: string;
  drawing: Drawing;
  description: string;
  /** One sentence for cards on other pages. */
  summary: string;
  title: string;
  lead: string;
  /** The most likely one first. */
  actions: readonly ProductAction[];
  facts?: readonly { figure: string; label: string }[];
  strengthsTitle: string;
  strengths: readonly { drawing: Drawing; title: string; text: string }[];
  specs: { title: string; lead: string; rows: readonly { name: string; value: string }[] };
  steps?: { title: string; steps: readonly { title: string; text: string }[] };
  care: { title: string; rules: readonly string[] };
  /** Each has an anchor that is never changed once published. */
  questions: readonly { id: string; title: string; text: string }[];
  nextTitle: string;
  nextText: string;
}
