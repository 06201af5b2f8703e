import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';

const database = useDatabase();

async function takeIn(...given: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/take-in-agency.ts', ...given], { env });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { out, err, status };
}
const refused = (words: string) => ({ out: '', err: `✗ ${words}\n`, status: 1 });

// Each of the commands starts a process of its own. What an archive is held to: lib/archives/importing.
test('npm run agency:import says in a line why nothing is taken in, and ends with 1', async () => {
  expect(await takeIn()).toEqual(refused('Di un solo archivo: npm run agency:import -- agencia.zip'));
  expect(await takeIn('--help')).toEqual(refused('No hay una opción --help.'));
  expect(await takeIn('/no/hay.zip')).toEqual(refused('No hay ningún archivo en /no/hay.zip.'));
  expect(await takeIn('docs')).toEqual(refused('docs es una carpeta: di qué archivo ZIP.'));
  expect(await takeIn('package.json')).toEqual(
    refused('package.json no es un ZIP, o llegó incompleto: descárgalo de nuevo.'),
  );
}, 300_000);
