/**
 * Plays journeys in another engine than Chromium: `npm run test:firefox`, `npm run test:webkit`. Apart from `npm test`, for
 * where Debian's firefox-esr, or webkit2gtk-driver and xvfb, are installed. Builds what is out of date, as the browser tests do.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const ENGINES = {
  firefox: { needs: ['/usr/bin/firefox-esr'], packages: 'firefox-esr' },
  webkit: { needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: 'webkit2gtk-driver xvfb' },
} as const;

const [engine = '', ...rest] = process.argv.slice(2);
if (engine !== 'firefox' && engine !== 'webkit') throw new Error('Say firefox or webkit');
const { needs, packages } = ENGINES[engine];
if (needs.every((file) => existsSync(file))) {
  const config = `e2e/${engine}/playwright.config.ts`;
  const child = spawn('npx', ['playwright', 'test', '-c', config, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, FIREFOX_PATH: ENGINES.firefox.needs[0] },
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(`Nothing was played: install the browser with "apt-get install ${packages}".`);
  process.exitCode = 1;
}
