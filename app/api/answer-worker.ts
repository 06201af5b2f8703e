import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The id of the build that runs; without one, while developing, one name. */
const readBuild = (): Promise<string> =>
  readFile(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').then(
    (id) => id.trim(),
    () => 'development',
  );

/** A service worker's script, which holds the build's id: with another build the browser takes the new one. */
export async function answerWorker(
  script: (version: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return new Response(script(await readBuild()), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}
