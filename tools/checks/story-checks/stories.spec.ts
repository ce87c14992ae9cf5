import { expect } from '@playwright/test';
import { openStory, violations } from '../src/story-checks/storybookPage.ts';
import { readEntries, screenshotName } from '../src/story-checks/stories.ts';
import { test } from '../src/story-checks/storyTest.ts';

for (const entry of readEntries().filter(({ type }) => type === 'story')) {
  test(`${entry.title} / ${entry.name}`, async ({ storybook: { page, takeConsoleMessages } }) => {
    takeConsoleMessages();
    const seen = await openStory(page, entry);
    expect(takeConsoleMessages(), 'the console stays silent').toEqual([]);
    expect(violations(seen), 'axe finds nothing').toEqual([]);
    expect(seen.reporters.map(({ type }) => type)).toContain('a11y');
    expect(seen.status, 'it renders and its play function passes').toBe('success');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'nothing makes the page scroll sideways').toBeLessThanOrEqual(0);
    if (entry.tags.includes('visual'))
      await expect(page).toHaveScreenshot(screenshotName(entry), { fullPage: true });
  });
}
