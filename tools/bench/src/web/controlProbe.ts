import type { Control } from './controls.ts';

/** The observed state of a control; times are ms since the navigation began. */
export interface ControlState {
  /** When it first became visible in the window. */
  readonly visibleMs?: number;
  readonly answeredMs?: number;
  /** Its centre, to be clicked, in CSS pixels of the window. */
  readonly at?: { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    benchControl?: () => ControlState;
  }
}

/** Runs in the page before its own scripts and looks in every frame for the control and its response. */
export function watchControl({ press, answer, by }: Pick<Control, 'press' | 'answer' | 'by'>): void {
  const SLID_PX = 8;
  let visibleMs: number | undefined;
  let answeredMs: number | undefined;
  const visible = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.getClientRects().length > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const answered = (): boolean =>
    by === 'shown'
      ? visible(answer) !== undefined
      : (document.querySelector(answer)?.scrollLeft ?? 0) > SLID_PX;
  /** The control's centre, scrolled into the window as a reader would. */
  const middle = () => {
    const control = visible(press);
    const inWindow = (): { x: number; y: number } | undefined => {
      if (!control) return undefined;
      const { x, y, width, height } = control.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      return point.y > 0 && point.y < innerHeight ? point : undefined;
    };
    const found = inWindow();
    if (found) return found;
    control?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return inWindow();
  };
  const look = () => {
    if (visibleMs === undefined && middle()) visibleMs = performance.now();
    if (answered()) answeredMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.benchControl = () => {
    const at = middle();
    return {
      ...(visibleMs !== undefined && { visibleMs }),
      ...(answeredMs !== undefined && { answeredMs }),
      ...(at && { at }),
    };
  };
}
