import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A smaller file fits one packet. */
const WORTH_PACKING = 1_000;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** What serve-static.mjs knows of a file: its type as Next tells it, and the hash of what it holds. */
type Packed = { readonly type: string; readonly hash: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Packs the scripts and styles of a build into `.next/packed`, once for all requests: by brotli, which takes a second a
 * megabyte and an eighth less room than gzip, and by gzip for who does not know it. An index names them, with the build
 * that they are of.
 */
export async function packStatic(output: string): Promise<void> {
  const folder = path.join(output, 'packed');
  await rm(folder, { recursive: true, force: true });
  const found = await readdir(path.join(output, 'static'), { recursive: true, withFileTypes: true });
  const files: Record<string, Packed> = {};
  await Promise.all(
    found.map(async (entry) => {
      const type = TYPES[path.extname(entry.name)];
      if (!type || !entry.isFile()) return;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < WORTH_PACKING) return;
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, `${hash}.br`),
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      );
      await writeFile(
        path.join(folder, `${hash}.gzip`),
        await zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
      );
      const name = path.relative(path.join(output, 'static'), file).split(path.sep).join('/');
      files[`/_next/static/${name}`] = { type, hash };
    }),
  );
  const build = (await readFile(path.join(output, 'BUILD_ID'), 'utf8')).trim();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ build, files }));
}
