/** The size of a window's page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 };

/** An element of a page. */
export interface Found {
  /** Presses it with the pointer, where it is. */
  click: () => Promise<void>;
  /** Types into it key by key, after its present text. */
  type: (text: string) => Promise<void>;
}

/** A window of an engine with a profile of its own, as its client drives it. */
export interface Driver {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function, or a script, in the page. */
  run: <A extends unknown[], R>(
    script: string | ((...given: A) => R | Promise<R>),
    ...given: A
  ) => Promise<R>;
  /** The element that a function finds in the page. */
  find: <A extends unknown[]>(script: (...given: A) => Element | null, ...given: A) => Promise<Found | null>;
  /** Does something in the page's first frame. */
  inFrame: (job: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** An installed engine, started. */
export interface Engine {
  /** Opens a window whose requests all pass through a proxy. */
  openWindow: () => Promise<Driver>;
  end: () => Promise<void>;
}

/** How an engine is found and started. */
export interface EngineKind {
  /** Its program, where it is installed. */
  find: () => string | undefined;
  /** What to install where it is missing. */
  packages: string;
  /** @param proxy the port of the proxy on this machine */
  start: (program: string, proxy: number) => Promise<Engine>;
}
