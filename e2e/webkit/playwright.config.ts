import path from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * `npm run test:webkit`. Playwright runs the tests and starts Elenco; the window is WebKitGTK's, by WebDriver (driver.ts).
 */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: path.join(import.meta.dirname, '../fixtures/start-elenco.ts'),
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  // The driver shows one window at a time.
  workers: 1,
  forbidOnly: true,
  retries: 1,
  timeout: 900_000,
  reporter: 'list',
});
