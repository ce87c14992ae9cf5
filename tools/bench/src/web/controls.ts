/** A control that people use, and how its response shows. */
export interface Control {
  readonly name: string;
  /** CSS selector of the control. */
  readonly press: string;
  /** The text typed into it before the Tab key leaves it. */
  readonly type?: string;
  /** CSS selector of the response. */
  readonly answer: string;
  /** `shown`: one of these becomes visible. `slid`: the first of these has moved sideways. */
  readonly by: 'shown' | 'slid';
  /** The path of the call that using it leads to. */
  readonly call?: string;
  /** Whether the page contains the control. */
  readonly isIn: (html: string) => boolean;
}

/** The controls whose response times are measured. */
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
