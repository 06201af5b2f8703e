import path from 'node:path';
import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** What is played in Firefox too: each of its journeys meets another part of what a browser does. */
const JOURNEYS = [
  'begin',
  'client-answer',
  'client-chooses',
  'event-drawers',
  'focus-return',
  'keys',
  'links',
  'login',
  'photo-review',
  'quotation-choices',
  'quotation-keyboard',
  'search-everywhere',
  'signing-reload',
  'talents-at-once',
  'talents-come-in',
];

/** `npm run test:firefox`. Debian's Firefox is spoken to by WebDriver BiDi, which Playwright calls a channel of Mozilla's. */
export default defineConfig({
  ...usual,
  testDir: path.join(import.meta.dirname, '../journeys'),
  globalSetup: path.join(import.meta.dirname, '../fixtures/start-elenco.ts'),
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  projects: [{ name: 'firefox', testMatch: JOURNEYS.map((name) => `${name}.spec.ts`) }],
  use: {
    ...usual.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'start-firefox.mjs'),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
