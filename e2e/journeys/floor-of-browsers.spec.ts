import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from '../fixtures/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, '.next/static');

/** The floor as package.json says it to the build: `chrome 111` is `chrome111`. Safari's holds on every iPhone. */
async function readFloor(): Promise<string[]> {
  const { browserslist } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  return (browserslist as string[]).map((line) => line.replace('ios_saf', 'ios').replace(' ', ''));
}

async function builtFiles(ending: string): Promise<string[]> {
  const names = await readdir(BUILT, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(BUILT, name));
}

/** Style rules that no browser of the floor knows. */
const ABOVE_THE_FLOOR =
  /@container style|@scope\b|@starting-style|anchor-name|light-dark\(|view-transition-name/g;

/** The same for the floor and for the newest, unless something in it has to be rewritten for the floor. */
async function isReadable(file: string, loader: 'js' | 'css', floor: readonly string[]): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const written = (target: string | string[]) =>
    transform(text, {
      loader,
      target,
      logLevel: 'silent',
      // Known since Chrome 64, Firefox 78 and Safari 11.1; doubted only because the letters it knows differ.
      supported: { 'regexp-unicode-property-escapes': true },
    });
  const [forFloor, forNewest] = await Promise.all([written([...floor]), written('esnext')]);
  return forFloor.code === forNewest.code;
}

test.describe.configure({ mode: 'parallel' });

test('README names the floor that the build is made for', async () => {
  const floor = await readFloor();
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
  const line = /\*\*Navegadores\*\*.*/.exec(readme)?.[0] ?? '';
  const [, chromium, firefox, safari] =
    /Chrome y Edge desde ([\d.]+), Firefox desde ([\d.]+), Safari .* desde ([\d.]+)\./.exec(line) ?? [];
  expect(floor).toEqual([
    `chrome${chromium}`,
    `edge${chromium}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
});

test('no built script has syntax that a browser of the floor cannot read', async () => {
  const floor = await readFloor();
  const files = await builtFiles('.js');
  expect(files.length).toBeGreaterThan(100);
  const above: string[] = [];
  for (const file of files) if (!(await isReadable(file, 'js', floor))) above.push(path.basename(file));
  expect(above).toEqual([]);
});

test('no built style rests on what a browser of the floor does not know', async () => {
  const floor = await readFloor();
  const files = await builtFiles('.css');
  expect(files.length).toBeGreaterThan(10);
  const above: string[] = [];
  for (const file of files) {
    const rules: string[] = (await readFile(file, 'utf8')).match(ABOVE_THE_FLOOR) ?? [];
    if (!(await isReadable(file, 'css', floor))) rules.push('written for newer ones');
    above.push(...rules.map((rule) => `${path.basename(file)}: ${rule}`));
  }
  expect(above).toEqual([]);
});

test('a browser below the floor is told so, and all others are not', async ({ page }) => {
  await page.goto('/login');
  const told = page.getByText('Este navegador es muy antiguo');
  await expect(told).toBeHidden();
  // A style that does not hold, as where the browser does not know what it asks for.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const style = await answer.text();
    await route.fulfill({ response: answer, body: style.replaceAll('1rlh', '1unknown') });
  });
  await page.goto('/login');
  await expect(told).toBeVisible();
});
