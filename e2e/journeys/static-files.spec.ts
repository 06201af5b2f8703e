import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';

type File = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const fetchAs = (url: string, encoding: string): Promise<File> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({ headers: answer.headers, body: Buffer.concat(parts) });
    });
    asked.on('error', reject);
  });

test('scripts and styles come as the build packed them, the same as Next sends them', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/login')).text();
  const addresses = [...new Set(page.match(/\/_next\/static\/[^"'\\?\s]+\.(?:js|css)/g))];
  expect(addresses.length).toBeGreaterThan(3);
  let packed = 0;
  for (const address of addresses) {
    const [plain, brotli, zipped] = await Promise.all(
      ['identity', 'br, gzip', 'gzip'].map((encoding) => fetchAs(`${baseURL}${address}`, encoding)),
    );
    if (!plain || !brotli || !zipped || brotli.headers['content-encoding'] !== 'br') continue;
    packed += 1;
    expect(brotliDecompressSync(brotli.body).equals(plain.body), address).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body), address).toBe(true);
    for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'vary']) {
      expect(brotli.headers[name], `${name} of ${address}`).toBe(plain.headers[name]);
    }
  }
  expect(packed).toBeGreaterThan(3);
});
