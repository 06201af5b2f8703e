import { readFileSync } from 'node:fs';
import config from '../../playwright.config.ts';
import type { Trial } from './trials.ts';

const trials = JSON.parse(readFileSync(process.env.BROWSER_TRIALS ?? '', 'utf8')) as Trial[];
const asPattern = (title: string) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Each trial is a project of its own, so that one start of Elenco serves all; a test that fails has noticed. */
export default {
  ...config,
  testDir: '../../e2e/journeys',
  globalSetup: '../../e2e/fixtures/start-elenco.ts',
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 4_000 },
  projects: trials.map(({ row, broken, file, title }, index) => ({
    name: `${index} ${row}`,
    testMatch: `**/${file.replace('e2e/journeys/', '')}`,
    grep: asPattern(title),
    use: {
      ...config.use,
      screenshot: 'off' as const,
      trace: 'off' as const,
      actionTimeout: 6_000,
      brokenWords: broken.kind === 'words' ? broken.words : '',
    },
  })),
};
