/**
 * A progressive enhancement: adds behaviour by script to native elements below a root, which also work
 * without it. Pages with React and prerendered pages share it.
 *
 * @returns a function that removes the behaviour
 */
export type Enhancement = (root: HTMLElement) => () => void;

type Listener = readonly [target: EventTarget, event: string, handler: (event: Event) => void];

/** Adds listeners. @returns a function that removes them */
function listen(...listeners: readonly Listener[]): () => void {
  for (const [target, event, handler] of listeners) target.addEventListener(event, handler);
  return () => {
    for (const [target, event, handler] of listeners) target.removeEventListener(event, handler);
  };
}

/**
 * Closes native menus with Escape, which returns the focus to the innermost menu's button, and when a click
 * or the focus goes elsewhere, so that no menu covers the focused element.
 */
export const dismissMenus: Enhancement = (root) => {
  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!menu.contains(target)) menu.open = false;
  };
  const closeInnermost = (event: Event) => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent && event.key === 'Escape' && target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>('details[open]');
    if (!menu || !root.contains(menu)) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return listen(
    [document, 'pointerdown', closeOutside],
    [document, 'focusin', closeOutside],
    [document, 'keydown', closeInnermost],
  );
};

function open(root: HTMLElement): void {
  const target = document.querySelector(':target');
  if (!target || !root.contains(target)) return;
  const details = target.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target.scrollIntoView({ block: 'start' });
}

/** Opens the <details> around the target of the URL's fragment; newer browsers do so by themselves. */
export const openTarget: Enhancement = (root) => {
  open(root);
  return listen([window, 'hashchange', () => open(root)]);
};

const LINK = 'a[data-slide]';

const findTarget = (link: Element): HTMLElement | null =>
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '');

/** Whether at least half of a slide is visible in its track. */
function inSight(slide: HTMLElement, track: HTMLElement): boolean {
  const left = slide.offsetLeft - track.offsetLeft - track.scrollLeft;
  const half = slide.offsetWidth / 2;
  return left >= -half && left + half <= track.clientWidth;
}

/** Marks the links of the visible slides. */
function mark(track: HTMLElement): void {
  for (const link of track.parentElement?.querySelectorAll(LINK) ?? []) {
    const slide = findTarget(link);
    if (slide && inSight(slide, track)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Makes a slider's links scroll its track without changing the URL, and marks those of visible slides. */
export const slideByLinks: Enhancement = (root) => {
  const slide = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(LINK) : null;
    const target = link && findTarget(link);
    const track = target?.closest<HTMLElement>('[data-slides]');
    if (!target || !track) return;
    event.preventDefault();
    track.scrollTo({ left: target.offsetLeft - track.offsetLeft });
  };
  const tracks = [...root.querySelectorAll<HTMLElement>('[data-slides]')];
  for (const track of tracks) mark(track);
  const marks = tracks.map((track): Listener => [track, 'scroll', () => mark(track)]);
  return listen([root, 'click', slide], ...marks);
};

/** The CSS variable with the height in px of the offline notice, above which bars and scrolling stay. */
const BOTTOM_NOTICE = '--bottom-notice';

/** The fields whose text is kept over a reload; passwords are not. */
const TEXT_FIELDS =
  'main :is(textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=password]))';

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value }) => value !== '',
  );

/** Shows or hides the offline notices. If text was typed, they say that it is kept. */
export function toggleOfflineNotices(root: ParentNode, shown: boolean): void {
  const notices = [...root.querySelectorAll<HTMLElement>('[data-offline]')];
  for (const notice of notices) {
    notice.hidden = !shown;
    notice.querySelector('[data-kept]')?.toggleAttribute('hidden', !shown || !isTyped());
  }
  const height = Math.max(0, ...notices.map(({ offsetHeight }) => offsetHeight));
  document.documentElement.style.setProperty(BOTTOM_NOTICE, `${height}px`);
}

/** Shows the offline notices while there is no network. */
export const showOfflineNotices: Enhancement = (root) => {
  const update = () => toggleOfflineNotices(root, !navigator.onLine);
  // Keeps a notice that another script has shown although the browser reports to be online.
  const updateShown = () => {
    if (root.querySelector('[data-offline]:not([hidden])')) toggleOfflineNotices(root, true);
  };
  update();
  const end = listen(
    [window, 'online', update],
    [window, 'offline', update],
    [window, 'input', updateShown],
    [window, 'resize', updateShown],
  );
  return () => {
    end();
    document.documentElement.style.removeProperty(BOTTOM_NOTICE);
  };
};
