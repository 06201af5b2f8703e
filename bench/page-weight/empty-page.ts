import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../..');
const NEXT = path.join(projectRoot, 'node_modules/next/dist/bin/next');
const READY_MS = 60_000;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(projectRoot)} } };`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="es"><body>{children}</body></html>; }',
  // Without one of its own it would run the project's.
  'instrumentation.js': 'export function register() {}',
  // Made at every request, as pages of people are.
  'app/page.jsx':
    "export const dynamic = 'force-dynamic'; export default function Page() { return <p>Nada</p>; }",
};

/** Builds and serves the smallest application that Next makes: what no page can weigh less than. */
export async function serveEmptyPage(): Promise<{
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}> {
  // Within the project, whose packages it uses.
  const folder = await mkdtemp(path.join(projectRoot, '.empty-page-'));
  await mkdir(path.join(folder, 'app'));
  await Promise.all(
    Object.entries(FILES).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [NEXT, 'build', folder], { env, cwd: folder });
  const port = 3900 + (process.pid % 90);
  const server = spawn(process.execPath, [NEXT, 'start', folder, '--port', String(port)], {
    env,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}/`;
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(200)) {
    if ((await fetch(url).catch(() => null))?.ok) return { url, pid: server.pid ?? 0, stop };
  }
  await stop();
  throw new Error('The empty page did not start');
}
