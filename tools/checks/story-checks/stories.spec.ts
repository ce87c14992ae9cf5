import { expect } from '@playwright/test';
import { openStory, violations } from '../src/story-checks/storybookPage.ts';
import { readEntries, screenshotName } from '../src/story-checks/stories.ts';
import type { Entry } from '../src/story-checks/stories.ts';
import { test } from '../src/story-checks/storyTest.ts';
import type { Storybook } from '../src/story-checks/storyTest.ts';

/** The toolbar's settings for the narrowest phone at night. */
const NIGHT = 'scheme:dark;viewport.value:small';

async function check({ page, takeConsoleMessages }: Storybook, entry: Entry, globals?: string) {
  takeConsoleMessages();
  const seen = await openStory(page, entry, globals);
  expect(seen.thrown, 'its play function passes').toBeUndefined();
  expect(takeConsoleMessages(), 'the console stays silent').toEqual([]);
  expect(violations(seen), 'axe finds nothing').toEqual([]);
  expect(seen.reporters.map(({ type }) => type)).toContain('a11y');
  expect(seen.status, 'it renders without an unhandled error').toBe('success');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing makes the page scroll sideways').toBeLessThanOrEqual(0);
}

const stories = readEntries().filter(({ type }) => type === 'story');
const tagged = (...tags: readonly string[]) =>
  stories.filter((story) => tags.some((tag) => story.tags.includes(tag)));

for (const story of stories)
  test(`${story.title} / ${story.name}`, async ({ storybook }) => {
    await check(storybook, story);
    if (story.tags.includes('visual'))
      await expect(storybook.page).toHaveScreenshot(screenshotName(story), { fullPage: true });
  });

for (const story of tagged('visual', 'night'))
  test(`${story.title} / ${story.name}, on a narrow phone at night`, async ({ storybook }) => {
    await check(storybook, story, NIGHT);
    const isDark = () => document.documentElement.getAttribute('data-colour-scheme') === 'dark';
    expect(await storybook.page.evaluate(isDark)).toBe(true);
  });
