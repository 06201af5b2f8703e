import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './e2e/fixtures/find-chromium.ts';

// Read again in each process of the tests: looked for once, and told on through the environment.
process.env.CHROMIUM_PATH = await findChromium();

const journeys = path.join(import.meta.dirname, 'e2e/journeys');
const startsItsOwn = readdirSync(journeys).filter((file) =>
  /from '\.\.\/fixtures\/[\w-]+-elenco\.ts'/.test(readFileSync(path.join(journeys, file), 'utf8')),
);

export default defineConfig({
  testDir: journeys,
  // First those that start an Elenco of their own: at the end they would keep two workers of four busy for minutes.
  projects: [
    { name: 'own Elenco', testMatch: startsItsOwn },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: startsItsOwn },
  ],
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/start-elenco.ts',
  // More than cores: a test mostly waits, for an answer or for a page to be drawn.
  workers: availableParallelism() + 2,
  forbidOnly: true,
  // A second try tells a fault from a slow machine; what needed one is named at the end of the run.
  retries: 1,
  // Limits end what hangs. What is only slow, on a machine that does other things, goes on.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    // A press waits for what it presses no longer than an assertion would.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording every test costs a third of the suite's time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS],
      // Without a locale Chromium cannot open files whose names have accents.
      env: { ...process.env, LANG: process.env.LANG ?? 'C.UTF-8' },
    },
  },
});
