/** Something that a person presses, and how its answer shows. */
export interface Control {
  readonly name: string;
  /** CSS selector of what is pressed. */
  readonly press: string;
  /** What is typed into it, before it is left again by the key that goes to the next. */
  readonly type?: string;
  /** CSS selector of what answers. */
  readonly answer: string;
  /** `shown`: one of these becomes visible. `slid`: the first of these has moved sideways. */
  readonly by: 'shown' | 'slid';
  /** The path of the call that the press leads to. */
  readonly call?: string;
  /** Whether a page has it. */
  readonly isIn: (html: string) => boolean;
}

/** The controls whose answers are timed. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    press: 'header summary',
    answer: 'header details a',
    by: 'shown',
    isIn: (html) => /<header[\s\S]*<summary[\s\S]*<\/header>/.test(html),
  },
  {
    name: 'slider',
    press: 'li:nth-child(2) > a[data-slide]',
    answer: '[data-slides]',
    by: 'slid',
    isIn: (html) => html.includes(' data-slide='),
  },
];
