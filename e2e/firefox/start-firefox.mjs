#!/usr/bin/env node
/**
 * Started by Playwright in the place of Firefox, whose path is in FIREFOX_PATH. Playwright tells every new context its
 * colour scheme by a command that Debian's Firefox does not know, and gives up when it is refused: it is answered here,
 * all the rest goes through.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const SAID = 'WebDriver BiDi listening on ';

const firefox = spawn(process.env.FIREFOX_PATH ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(String(error));
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(SAID)) listen(line.slice(SAID.length));
  else console.error(line);
});

/** @param {string} origin where Firefox listens */
function listen(origin) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('listening', () => console.error(`${SAID}ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (driver, { url }) => {
    const browser = new WebSocket(origin + url, { maxPayload: 0, perMessageDeflate: false });
    const waiting = [];
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    browser.on('message', (data) => driver.send(String(data)));
    browser.on('error', (error) => console.error(String(error)));
    browser.on('close', () => driver.close());
    driver.on('close', () => browser.close());
    driver.on('message', (data) => {
      const text = String(data);
      if (text.includes(UNKNOWN)) {
        const { id, method } = JSON.parse(text);
        if (method === UNKNOWN) return driver.send(JSON.stringify({ type: 'success', id, result: {} }));
      }
      if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
  });
}
