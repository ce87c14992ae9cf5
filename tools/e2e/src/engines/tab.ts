import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { bringToRest } from '../pageChecks.ts';
import type { Driver, Found } from './driver.ts';

/** Globals that the scripts below use in a page. Both libraries are injected when they are needed. */
declare const TestingLibraryDom: {
  queryAllByRole: typeof queryAllByRole;
  queryAllByLabelText: typeof queryAllByLabelText;
};
declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { resolve } = createRequire(import.meta.url);
const QUERIES = await readFile(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

const WITHIN = { timeout: 20_000 };

/** A text, or the source of a pattern: a pattern itself cannot be passed into a page. */
type Name = string | { pattern: string };
const named = (name: string | RegExp): Name => (typeof name === 'string' ? name : { pattern: name.source });

/** Runs in the page: finds the visible element of a role and a name, or the visible field of a label. */
function visible(role: string | null, name: Name): HTMLElement | null {
  const text = typeof name === 'string' ? name : new RegExp(name.pattern);
  const all =
    role === null
      ? TestingLibraryDom.queryAllByLabelText(document.body, text)
      : TestingLibraryDom.queryAllByRole(document.body, role, { name: text });
  return all.find((element) => element.checkVisibility()) ?? null;
}

/** Runs in the page: sets the value of a label's field, with the events of a choice or a deletion. */
function giveValue(label: string, value: string): boolean {
  const [field] = TestingLibraryDom.queryAllByLabelText(document.body, label);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.disabled)
    return false;
  const option = field instanceof HTMLSelectElement && [...field.options].find(({ text }) => text === value);
  const owner = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  // By the prototype's setter, because React has overridden the element's.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, option ? option.value : value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** A page as people use it: by roles, labels and texts, by pointer and keyboard, in any engine. */
export function createTab(driver: Driver) {
  /** Repeats a step until it succeeds, because pages load and change meanwhile. */
  const until = (step: () => Promise<unknown>): Promise<void> =>
    expect(async () => {
      await step();
    }).toPass(WITHIN);
  const prepare = async () => {
    if (!(await driver.run(() => 'TestingLibraryDom' in window))) await driver.run(QUERIES);
  };
  const find = async (role: string | null, name: string | RegExp): Promise<Found> => {
    await prepare();
    const found = await driver.find(visible, role, named(name));
    if (!found) throw new Error(`no ${role ?? 'field'} ${String(name)} at ${await tab.url()}`);
    return found;
  };
  const give = (label: string, value: string) =>
    until(async () => {
      await prepare();
      expect(await driver.run(giveValue, label, value), label).toBe(true);
    });
  const tab = {
    ...driver,
    /** Waits until an element of a role, or the field of a label, is visible. */
    has: (role: string | null, name: string | RegExp) => until(() => find(role, name)),
    url: () => driver.run(() => location.href),
    /** Goes back in the history; the previous page may come from the engine's cache. */
    back: () => driver.run(() => void setTimeout(() => history.back())),
    /** The text that is visible on the page. */
    text: () => driver.run(() => document.body.innerText.replaceAll(/\s+/g, ' ')),
    see: (text: string | RegExp) =>
      until(async () =>
        typeof text === 'string'
          ? expect(await tab.text()).toContain(text)
          : expect(await tab.text()).toMatch(text),
      ),
    at: (url: RegExp) => until(async () => expect(await tab.url()).toMatch(url)),
    press: (name: string | RegExp, role = 'button') => until(async () => (await find(role, name)).click()),
    pressInFrame: (name: string) =>
      until(() => driver.inFrame(async () => (await find('button', name)).click())),
    type: (label: string, text: string) => until(async () => (await find(null, label)).type(text)),
    /** Clears a field and types into it. */
    fill: async (label: string, text: string) => {
      await give(label, '');
      await tab.type(label, text);
    },
    choose: give,
    value: async (label: string) => {
      await tab.has(null, label);
      return driver.run(
        (name) => (TestingLibraryDom.queryAllByLabelText(document.body, name)[0] as HTMLInputElement).value,
        label,
      );
    },
    /** The violations that axe finds, in both colour schemes. */
    violations: async () => {
      await driver.run(axe.source);
      await driver.run(bringToRest);
      const found: string[] = [];
      for (const scheme of ['light', 'dark']) {
        const { violations } = await driver.run<[string], AxeResults>(async (chosen) => {
          document.documentElement.setAttribute('data-colour-scheme', chosen);
          // Colours change gradually.
          for (const animation of document.getAnimations()) animation.cancel();
          return window.axe.run({ exclude: ['iframe'] }, { rules: { 'target-size': { enabled: true } } });
        }, scheme);
        found.push(
          ...violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        );
      }
      return found;
    },
  };
  return tab;
}

export type Tab = ReturnType<typeof createTab>;
